import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Payment, PaymentMethod } from '../../../src/api/schemas/payments.ts'
import { leaveTo } from '../../../src/client/leaveTo.ts'
import { startedPayment } from '../../../widgets/bills/startedPayments.ts'
import { useStartPayment } from '../../../widgets/bills/useStartPayment.ts'
import { act } from '../../support/act.ts'
import { type Drawn, draw } from '../../support/draw.tsx'
import { InElement, suiteWith } from '../../support/inElement.tsx'

vi.mock('../../../src/client/leaveTo.ts', () => ({ leaveTo: vi.fn() }))

let drawn: Drawn
let contract = 0
beforeEach(() => {
  vi.clearAllMocks()
  contract += 1
})
afterEach(() => drawn.remove())

const order = { invoiceId: 7, amount: '48.20', currency: 'EUR' }
const payment = { id: 'p1', state: 'pending', redirectUrl: 'https://bank.example/pay' } as Payment

let hook: ReturnType<typeof useStartPayment>
const onSettled = vi.fn()
function Start() {
  hook = useStartPayment(contract, onSettled)
  return null
}

/** Draws the content of the dialog; the payment's call waits for the answer. */
async function drawStart() {
  const answer = Promise.withResolvers<{ data: Payment }>()
  const call = vi.fn(() => answer.promise)
  const suite = suiteWith({ call })
  drawn = await draw(
    <InElement suite={suite}>
      <Start />
    </InElement>,
  )
  return { answer, call }
}
const start = (steps = {}) => hook.start({ code: 'card', type: 'card' } as PaymentMethod, order, steps)

test('BIL-2: a started payment leaves for the bank', async () => {
  const { answer } = await drawStart()
  answer.resolve({ data: payment })
  await act(() => start())
  expect(leaveTo).toHaveBeenCalledWith('https://bank.example/pay')
  expect(startedPayment(contract)).toBe('p1')
})

test('BIL-2: the page stays if the dialog was closed while the payment started', async () => {
  const { answer, call } = await drawStart()
  const end = start()
  await expect.poll(() => call).toHaveBeenCalled()
  await drawn.redraw(null)
  answer.resolve({ data: payment })
  await end
  expect(leaveTo).not.toHaveBeenCalled()
  expect(startedPayment(contract)).toBeUndefined()
})

test('BIL-2: no payment is started if the dialog was closed before', async () => {
  const { call } = await drawStart()
  const agreed = Promise.withResolvers<void>()
  const end = start({ agree: () => agreed.promise })
  await drawn.redraw(null)
  agreed.resolve()
  await end
  expect(call).not.toHaveBeenCalled()
})

test('BIL-2: a payment without a bank is reported even if the dialog was closed', async () => {
  const { answer, call } = await drawStart()
  const end = start()
  await expect.poll(() => call).toHaveBeenCalled()
  await drawn.redraw(null)
  answer.resolve({ data: { ...payment, state: 'success', redirectUrl: null } as unknown as Payment })
  await end
  expect(onSettled).toHaveBeenCalledOnce()
})
