import '../support/fixedDay.ts'
import { expect, test } from 'vitest'
import { draw, translatorOf } from '../support/draw.tsx'
import { everyView, inert } from '../support/everyView.ts'

test.each([
  ['my-contract', 'moving out offered', 'moving out form', '.moving button', '[name="day"]'],
  ['my-contract', 'moving out, meters failed', 'moving out form', '.moving .notice button', '[inputmode]'],
  ['my-contract', 'moving out question', 'moving out asked', 'dialog .primary', '.moving-state'],
  [
    'my-contract',
    'moving out confirmed',
    'moving out asked',
    '.moving-form [type="submit"]',
    '.moving-state',
  ],
  ['my-contract', 'moving out withdrawing', 'moving out offered', 'dialog .primary', '.moving button'],
  ['submit-reading', 'companies not loaded', 'any vendor', '.notice button', 'select'],
  ['submit-reading', 'empty', 'meters', '[name="invoiceAmount"]', 'h2'],
  ['submit-reading', 'meters', 'absence', 'button:not([type="submit"])', 'h2'],
  ['submit-reading', 'meters', 'sent', '[type="submit"]', '.reading-done'],
  ['contract-link', 'filled', 'linked', '[type="submit"]', '.done'],
  ['contract-link', 'linked', 'blank', '.quiet', '[name="agreementCode"]'],
  ['offers', 'offer', 'ordered now', '[type="submit"]', '[tabindex]:has(.notice)'],
])(
  'A11-3: the focus in %s, when "%s" becomes "%s", goes on to what is new',
  async (widget, from, to, pressed, next) => {
    const { View, css, states } = everyView.find(each => each.widget === widget) ?? expect.fail(widget)
    const t = await translatorOf(widget, 'en')
    const viewOf = (state: string) => <View {...inert} {...(states(t)[state] ?? expect.fail(state))} />
    const drawn = await draw(viewOf(from), { t, css })
    const focusable = (selector: string) => drawn.all(selector)[0] ?? expect.fail(selector)
    focusable(pressed).focus()
    expect(drawn.root.activeElement).toBe(focusable(pressed))
    await drawn.redraw(viewOf(to))
    expect(drawn.root.activeElement).toBe(focusable(next))
    await drawn.remove()
  },
)
