import '../support/fixedDay.ts'
import { afterEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { draw, translatorOf } from '../support/draw.tsx'
import { everyView, inert } from '../support/everyView.ts'
import { isAsShipped } from '../support/isAsShipped.ts'

interface DebuggingSession {
  readonly send: (method: string, params: object) => Promise<unknown>
}

const forceColors = (value: 'active' | 'none') =>
  (cdp() as unknown as DebuggingSession).send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value }],
  })
afterEach(() => forceColors('none'))

const isTransparent = (colour: string) => /^rgba\(.*, 0\)$/.test(colour)

/** The colour behind an element. */
function behind(element: Element): string {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at)
    if (!isTransparent(backgroundColor)) return backgroundColor
  }
  return 'Canvas'
}

/** Elements of colour alone: without a text, a picture, a child and a line around them. */
function areasOfColour(root: ShadowRoot): readonly Element[] {
  return [...root.querySelectorAll('span, div, i, p')].filter(element => {
    if (element.childNodes.length > 0 || element.matches('.skeleton-bar, .skeleton *')) return false
    const { backgroundColor, borderTopWidth } = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    const isArea = width > 0 && height > 0 && borderTopWidth === '0px'
    return isArea && !isTransparent(backgroundColor) && backgroundColor !== behind(element)
  })
}

test.runIf(isAsShipped)(
  'THE-1: with forced colours, whatever a view says by an area of colour alone stays visible',
  async () => {
    const lost = new Set<string>()
    let seen = 0
    for (const { widget, View, css, states } of everyView) {
      const t = await translatorOf(widget, 'en')
      for (const [name, props] of Object.entries(states(t))) {
        const drawn = await draw(<View {...inert} {...props} />, { css, t })
        const areas = areasOfColour(drawn.root)
        if (areas.length > 0) {
          await forceColors('active')
          for (const area of areas)
            if (getComputedStyle(area).backgroundColor === behind(area))
              lost.add(`${widget}, ${name}: ${area.outerHTML}`)
          await forceColors('none')
        }
        seen += areas.length
        await drawn.remove()
      }
    }
    expect([...lost]).toEqual([])
    expect(seen).toBeGreaterThan(3)
  },
  // Draws every state of every view.
  120_000,
)
