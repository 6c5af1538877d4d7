import '../support/fixedDay.ts'
import { describe, expect, test } from 'vitest'
import { cutOffWhenSpaced, withoutRing } from '../support/accessibility/sightFaults.ts'
import { type Drawn, draw, translatorOf } from '../support/draw.tsx'
import { everyView, inert, type ViewOfWidget } from '../support/everyView.ts'
import { isAsShipped } from '../support/isAsShipped.ts'

describe.runIf(isAsShipped)('adaptations of a view', () => {
  async function forEachState(view: ViewOfWidget, examine: (drawn: Drawn, name: string) => void) {
    const { widget, View, css, states } = view
    const t = await translatorOf(widget, 'lt')
    for (const [name, props] of Object.entries(states(t))) {
      const drawn = await draw(<View {...inert} {...props} />, { locale: 'lt', css, t })
      drawn.host.style.maxWidth = '375px'
      examine(drawn, name)
      await drawn.remove()
    }
  }

  test.each(everyView)(
    'A11-1: $widget, with the text spacing of WCAG and at 375 px, cuts nothing off',
    view =>
      forEachState(view, ({ host, root }, name) => expect(cutOffWhenSpaced(host, root), name).toEqual([])),
  )

  test.each(everyView)('A11-2: $widget, with the focus of the keyboard, shows where the focus is', view =>
    forEachState(view, ({ root }, name) => expect(withoutRing(root), name).toEqual([])),
  )
})
