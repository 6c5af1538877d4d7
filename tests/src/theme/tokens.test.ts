import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, palette } from '../../../src/api/rules/palette.ts'
import { tokens } from '../../../src/theme/tokens.ts'
import { vendorStyle } from '../../../src/theme/vendorStyle.ts'

const css = readFileSync('src/theme/tokens.css', 'utf8').replace(/\s+/g, ' ')
const [light = '', dark = ''] = css.split('.root[data-scheme="dark"]')

const isBrand = (name: string) => /(^|-)brand/.test(name)

/** Expected use of a token in tokens.css, by scheme. */
const reading = (name: string, value: string) => {
  const short = name.replace('--resident-', '')
  return `--_${short}: var(${name}, ${isBrand(short) ? `var(--_vendor-${short}, ${value})` : value});`
}

/** The file breaks long lists over lines, so spaces inside brackets and line ends are ignored. */
const tidy = (text: string) => text.replace(/\s*([(),])\s*/g, '$1')

describe('tokens', () => {
  test('reads every public token with its default, and the dark default where it differs', () => {
    for (const token of tokens) {
      expect(tidy(light)).toContain(tidy(reading(token.name, token.light)))
      if (token.dark !== token.light) expect(tidy(dark)).toContain(tidy(reading(token.name, token.dark)))
    }
  })

  test('reads no other public token and declares none, so that the page can set them', () => {
    const read = new Set(css.match(/--resident-[a-z-]+/g))
    expect([...read].sort()).toEqual(tokens.map(({ name }) => name).sort())
    expect(css).not.toMatch(/--resident-[a-z-]+\s*:/)
  })

  test('CON-11: the brand defaults are the palette of the default colour', () => {
    const defaultPalette = palette(null)
    const names = {
      brand: 'brand',
      onBrand: 'on-brand',
      brandText: 'brand-text',
      brandSoft: 'brand-soft',
    } as const
    for (const [key, name] of Object.entries(names)) {
      const token = tokens.find(candidate => candidate.name === `--resident-${name}`)
      expect(token).toMatchObject({
        light: defaultPalette.light[key as keyof typeof names],
        dark: defaultPalette.dark[key as keyof typeof names],
      })
    }
  })

  test('texts reach 4.5:1 on each of their backgrounds, and edges of fields 3:1', () => {
    for (const scheme of ['light', 'dark'] as const) {
      const value = (name: string) =>
        tokens.find(token => token.name === `--resident-${name}`)?.[scheme] ?? ''
      for (const text of ['text', 'muted', 'success', 'warning', 'danger'])
        for (const ground of ['surface', 'raised'])
          expect(contrast(value(text), value(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
      for (const tone of ['success', 'warning', 'danger'])
        for (const text of [tone, 'text', 'muted'])
          expect(
            contrast(value(text), value(`${tone}-soft`)),
            `${text} on ${tone}-soft`,
          ).toBeGreaterThanOrEqual(4.5)
      expect(contrast(value('edge'), value('raised'))).toBeGreaterThanOrEqual(3)
    }
  })

  test('AUT-4: a vendor’s colour becomes private properties; without one nothing is set', () => {
    const colours = { color: '#1e3a8a', menuItemTextColor: null }
    expect(vendorStyle(colours, 'light')).toMatchObject({ '--_vendor-brand': '#1e3a8a' })
    expect(vendorStyle({ ...colours, color: null }, 'dark')).toBeUndefined()
  })

  test('CON-11: a vendor’s own colour of text on its colour is used where it can be read', () => {
    const onBrand = (menuItemTextColor: string | null) =>
      vendorStyle({ color: '#1e3a8a', menuItemTextColor }, 'light')
    expect(onBrand('#fff7cc')).toMatchObject({ '--_vendor-on-brand': '#fff7cc' })
    expect(onBrand('#2b4a9a')).toMatchObject({ '--_vendor-on-brand': '#ffffff' })
  })
})
