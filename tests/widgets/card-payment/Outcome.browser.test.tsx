import '../../support/fixedDay.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { CardPaymentView } from '../../../widgets/card-payment/CardPaymentView.tsx'
import { widget } from '../../../widgets/card-payment/index.ts'
import { scenarios } from '../../../widgets/card-payment/scenarios.ts'
import { type Drawn, draw, translatorOf } from '../../support/draw.tsx'

const callbacks = {
  onRetry: vi.fn(),
  onSet: vi.fn(),
  onChoose: vi.fn(),
  onPay: vi.fn(),
  onRemedy: vi.fn(),
  onTryAgain: vi.fn(),
  onAnother: vi.fn(),
}

let drawn: Drawn
afterEach(() => drawn.remove())

async function show(name: string) {
  const t = await translatorOf('card-payment', 'en')
  const scenario = scenarios(t)[name]
  if (!scenario) throw new Error(`No scenario ${name}`)
  drawn = await draw(<CardPaymentView {...scenario} {...callbacks} />, { t, css: widget.css })
  await expect.poll(() => drawn.words('h2')[1]).toBeTruthy()
}

test('BIL-3, CRD-1: a payment that another one made needless says so and offers no second attempt', async () => {
  await show('paid by another payment')
  expect(drawn.words('.outcome-head p')).toEqual(['This has already been paid. You don’t need to pay again.'])
  expect(drawn.words('button')).toEqual(['Pay for something else'])
})

test('CRD-1: the outcome of an amount that the partner has fixed leads back to no form that asks for it again', async () => {
  await show('fixed by the partner and paid')
  expect(drawn.words('.outcome button')).toEqual([])
})
