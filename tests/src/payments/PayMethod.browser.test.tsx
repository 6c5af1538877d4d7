import { afterEach, expect, test } from 'vitest'
import { PayMethod } from '../../../src/payments/PayMethod.tsx'
import payMethodsCss from '../../../src/payments/payMethods.css?inline'
import { type Drawn, draw } from '../../support/draw.tsx'

let drawn: Drawn
afterEach(() => drawn.remove())

test('BIL-4: on the smallest phone no word of a bank’s name is broken, because the fee moves below it', async () => {
  const method = {
    code: 'daugavas',
    type: 'bank',
    title: 'Daugavas banka',
    logo: null,
    fee: '0.29',
    currency: 'EUR',
    cardFrameUrl: null,
  } as const
  drawn = await draw(<PayMethod method={method} checked={false} onChoose={() => undefined} />, {
    css: [payMethodsCss],
    t: key => (key === 'pay.fee' ? 'mokestis 0,29 €' : key),
  })
  drawn.host.style.maxWidth = '256px'
  const text = drawn.all('.pay-name')[0]?.firstChild
  if (!text) throw new Error('The name is not shown.')
  const range = document.createRange()
  for (const word of ['Daugavas', 'banka']) {
    const start = text.textContent?.indexOf(word) ?? 0
    range.setStart(text, start)
    range.setEnd(text, start + word.length)
    expect(range.getClientRects().length, word).toBe(1)
  }
})
