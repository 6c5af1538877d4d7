import { describe, expect, test } from 'vitest'
import { contrast, defaultColour, palette } from '../../../../src/api/rules/palette.ts'
import { tokens } from '../../../../src/theme/tokens.ts'

const scheme = ['light', 'dark'] as const

const value = (name: string, of: (typeof scheme)[number]) =>
  tokens.find(token => token.name === `--resident-${name}`)?.[of] ?? ''

/** A stride that picks 4,000 colours spread over the whole cube, the same in every run. */
const colours = Array.from(
  { length: 4000 },
  (_, index) => `#${((index * 4_200_961) % 0x1000000).toString(16).padStart(6, '0')}`,
)

describe('palette', () => {
  test('AUT-4, CON-10: for every vendor’s colour, texts reach 4.5:1 on each of their backgrounds', () => {
    const unreadable = colours.flatMap(colour =>
      scheme.flatMap(of => {
        const colourSet = palette(colour)[of]
        const pairs = [
          [colourSet.onBrand, colourSet.brand],
          [colourSet.brandText, value('surface', of)],
          [colourSet.brandText, value('raised', of)],
          [colourSet.brandText, colourSet.brandSoft],
          [value('text', of), colourSet.brandSoft],
          [value('muted', of), colourSet.brandSoft],
        ] as const
        return pairs
          .filter(([text, ground]) => contrast(text, ground) < 4.5)
          .map(pair => [colour, of, ...pair])
      }),
    )
    expect(unreadable).toEqual([])
  })

  test('a readable colour stays as the vendor chose it', () => {
    expect(palette('#1E3A8A').light).toMatchObject({ brand: '#1e3a8a', brandText: '#1e3a8a' })
  })

  test('a bright colour keeps its brightness and gets dark text', () => {
    expect(palette('#ffd000').light).toMatchObject({ brand: '#ffd000', onBrand: value('text', 'light') })
  })

  test('CON-11: a missing or invalid colour gives the default colour, repaired', () => {
    expect(contrast(defaultColour, '#ffffff')).toBeLessThan(4.5)
    for (const wrong of [null, undefined, '', 'red', '#fff', '#00A1B5;}', 'url(x)'])
      expect(palette(wrong)).toEqual(palette(defaultColour))
  })
})
