import { describe, expect, it } from 'vitest'

const words = 'Šiaulių ąžuolai, Ķekava, Щука €'

/** How wide Chromium draws the words at 100 px. */
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
  ])('"%s" is the one of the package: the words are %d px wide', (font, width) => {
    expect(widthIn(`"${font}", monospace`)).toBe(width)
  })

  it.each(['sans-serif', 'system-ui', 'Arial', 'Roboto', '"Liberation Sans"', '"Segoe UI"', '"Noto Sans"'])(
    '%s is the wide one, whatever the machine has',
    font => {
      expect(widthIn(font)).toBe(widthIn('"DejaVu Sans"'))
    },
  )
})
