import '../support/fixedDay.ts'
import { describe, expect, test } from 'vitest'
import type { Locale } from '../../src/api/schemas/locales.ts'
import { type Drawn, draw, translatorOf } from '../support/draw.tsx'
import { everyView, inert } from '../support/everyView.ts'
import { finishAnimations } from '../support/finishAnimations.ts'
import { isAsShipped } from '../support/isAsShipped.ts'

/** A wide and a narrow font of tools/fonts.conf. */
const fonts = ['DejaVu Sans', 'DejaVu Sans Condensed']
/**
 * The smallest phone, and the breakpoints of the style sheets: the least room for the layout that begins
 * there.
 */
const widths = [320, 480, 560, 680, 760, 880, 1024]

/**
 * Elements that clip their content. Excludes ellipsis, which indicates the clipping, and clip paths, which
 * hide text on purpose.
 */
const cutOff = (root: ShadowRoot) =>
  [...root.querySelectorAll(':not(input, select, textarea, svg, svg *)')]
    .filter(part => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
    .filter(part => {
      const { overflowX, textOverflow, clipPath } = getComputedStyle(part)
      return /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis' && clipPath === 'none'
    })
    .map(part => part.outerHTML.slice(0, 200))

/** Elements wider than their container, for each font and width of the element. */
const tooWide = ({ host, root }: Drawn) =>
  fonts.flatMap(font =>
    widths.flatMap(width => {
      host.style.setProperty('--resident-font', `"${font}"`)
      host.style.maxWidth = `${width}px`
      const whole = host.scrollWidth > host.clientWidth + 1 ? [`${host.scrollWidth} px`] : []
      return [...whole, ...cutOff(root)].map(found => `${font}, ${width} px: ${found}`)
    }),
  )

describe.runIf(isAsShipped).each(everyView)('the view of $widget', ({ widget, View, css, states }) => {
  test.each<Locale>(['en', 'lt', 'lv', 'ru'])(
    'no state in %s has clipped content in any font and width',
    async locale => {
      const t = await translatorOf(widget, locale)
      for (const [name, props] of Object.entries(states(t))) {
        const drawn = await draw(<View {...inert} {...props} />, { locale, css, t })
        finishAnimations(drawn.root)
        expect(tooWide(drawn), name).toEqual([])
        await drawn.remove()
      }
    },
  )
})
