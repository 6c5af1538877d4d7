import '../support/fixedDay.ts'
import { describe, expect, test } from 'vitest'
import type { Locale } from '../../src/api/schemas/locales.ts'
import { orderFaults } from '../support/accessibility/orderFaults.ts'
import { fieldsWithoutEdge, tooSmall } from '../support/accessibility/sightFaults.ts'
import { structureFaults } from '../support/accessibility/structureFaults.ts'
import { axeFaults } from '../support/accessibility/viewFaults.ts'
import { draw, translatorOf } from '../support/draw.tsx'
import { everyView, inert } from '../support/everyView.ts'
import { finishAnimations } from '../support/finishAnimations.ts'
import { isAsShipped } from '../support/isAsShipped.ts'

/** Each look is examined once; colours do not depend on the language, nor do names on the colours. */
const looks: readonly (readonly [Locale, 'light' | 'dark', number])[] = [
  ['en', 'light', 1024],
  ['lt', 'dark', 320],
  ['lv', 'dark', 600],
  ['ru', 'light', 320],
]

describe.each(everyView)('the view of $widget', ({ widget, View, css, states }) => {
  test.each(isAsShipped ? looks : looks.slice(0, 1))(
    'every state in %s, %s, %d px has all texts, targets of at least 44 px and no accessibility fault',
    async (locale, scheme, width) => {
      const t = await translatorOf(widget, locale)
      document.body.style.background = scheme === 'dark' ? '#0f151a' : '#f4f6f8'
      for (const [name, props] of Object.entries(states(t))) {
        const drawn = await draw(<View {...inert} {...props} />, { locale, scheme, css, t })
        drawn.host.style.maxWidth = `${width}px`
        finishAnimations(drawn.root)
        expect(await axeFaults(drawn.host, { contrast: isAsShipped }), `${name}: faults`).toEqual([])
        expect(tooSmall(drawn.root), name).toEqual([])
        expect(structureFaults(drawn.root, locale), name).toEqual([])
        expect([...orderFaults(drawn.root), ...fieldsWithoutEdge(drawn.root)], name).toEqual([])
        await drawn.remove()
      }
    },
  )
})
