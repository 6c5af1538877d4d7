import { describe, expect, test } from 'vitest'
import type { Locale } from '../../src/api/schemas/locales.ts'
import { orderFaults } from '../support/accessibility/orderFaults.ts'
import { fieldsWithoutEdge, tooSmall } from '../support/accessibility/sightFaults.ts'
import { structureFaults } from '../support/accessibility/structureFaults.ts'
import { axeFaults } from '../support/accessibility/viewFaults.ts'
import { type Drawn, draw, translatorOf } from '../support/draw.tsx'
import { everyView, inert } from '../support/everyView.ts'

/** Each look is examined once; colours do not depend on the language, nor do names on the colours. */
const looks: readonly (readonly [Locale, 'light' | 'dark', number])[] = [
  ['en', 'light', 1024],
  ['lt', 'dark', 320],
  ['lv', 'dark', 600],
  ['ru', 'light', 320],
]

/** A wide and a narrow font of tools/fonts.conf. */
const fonts = ['DejaVu Sans', 'DejaVu Sans Condensed']
/**
 * The smallest phone, and the breakpoints of the style sheets: the least room for the layout that begins
 * there.
 */
const widths = [320, 480, 560, 680, 760, 880, 1024]

/** Colours and sizes do not depend on the renderer: with Preact only the texts are checked, once. */
const isReact = import.meta.env.RENDERER === 'react'
/** Finishes animations, because a fading card has no measurable contrast. */
function settle(root: ShadowRoot): void {
  for (const animation of root.getAnimations())
    if (animation.effect?.getComputedTiming().iterations === 1) animation.finish()
}

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

describe.each(everyView)('the view of $widget', ({ widget, View, css, states }) => {
  test.each(looks)(
    'every state in %s, %s, %d px has all texts, targets of at least 44 px, no clipped content in any font and width, and no accessibility fault',
    async (locale, scheme, width) => {
      const t = await translatorOf(widget, locale)
      document.body.style.background = scheme === 'dark' ? '#0f151a' : '#f4f6f8'
      for (const [name, props] of Object.entries(states(t))) {
        const drawn = await draw(<View {...inert} {...props} />, { locale, scheme, css, t })
        drawn.host.style.maxWidth = `${width}px`
        settle(drawn.root)
        if (isReact || locale === 'en')
          expect(await axeFaults(drawn.host, { contrast: isReact }), `${name}: faults`).toEqual([])
        expect(tooSmall(drawn.root), name).toEqual([])
        expect(structureFaults(drawn.root, locale), name).toEqual([])
        expect([...orderFaults(drawn.root), ...fieldsWithoutEdge(drawn.root)], name).toEqual([])
        if (isReact) expect(tooWide(drawn), `${name}: cut off`).toEqual([])
        await drawn.remove()
      }
    },
  )
})
