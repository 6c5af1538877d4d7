import '../support/fixedDay.ts'
import { expect, test } from 'vitest'
import { draw, translatorOf } from '../support/draw.tsx'
import { everyView, inert } from '../support/everyView.ts'

test.each(everyView)(
  'I18-1: $widget writes no unit in Latin letters in Russian',
  async ({ widget, View, css, states }) => {
    const t = await translatorOf(widget, 'ru')
    for (const [name, props] of Object.entries(states(t))) {
      const drawn = await draw(<View {...inert} {...props} />, { locale: 'ru', css, t })
      expect(drawn.root.textContent?.match(/\b[kM]Wh\b|\bGJ\b|\bm[³²]/g), name).toBe(null)
      await drawn.remove()
    }
  },
)
