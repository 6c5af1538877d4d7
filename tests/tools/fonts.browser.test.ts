import { describe, expect, it } from 'vitest'

const words = 'Šiaulių ąžuolai, Ķekava, Щука €'

/** Width of the text that Chromium renders at 100 px. */
function widthIn(font: string): number {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) throw new Error('The canvas has no context')
  context.font = `100px ${font}`
  return Math.round(context.measureText(words).width)
}

describe('the fonts of tools/fonts.conf', () => {
  it.each([
    ['DejaVu Sans', 1600],
    ['DejaVu Sans Condensed', 1439],
  ])('"%s" is the font of the package: the text is %d px wide', (font, width) => {
    expect(widthIn(`"${font}", monospace`)).toBe(width)
  })

  it.each(['sans-serif', 'system-ui', 'Arial', 'Roboto', '"Liberation Sans"', '"Segoe UI"', '"Noto Sans"'])(
    '%s is the wide font, whatever fonts the machine has',
    font => {
      expect(widthIn(font)).toBe(widthIn('"DejaVu Sans"'))
    },
  )
})
