import { afterEach, expect, test, vi } from 'vitest'
import type { Payment } from '../../../src/api/schemas/payments.ts'
import { usePaymentState } from '../../../src/payments/usePaymentState.ts'
import { act } from '../../support/act.ts'
import { type Drawn, draw } from '../../support/draw.tsx'

let drawn: Drawn
afterEach(async () => {
  vi.useRealTimers()
  await drawn.remove()
})

let state: Payment['state']
const fetchPayment = vi.fn(async () => ({ id: 'p1', state, isConfirming: true }) as unknown as Payment)
const onChange = vi.fn()

function Outcome() {
  const { loaded } = usePaymentState('p1', { fetchPayment, onChange, onUnknown: () => undefined })
  return <output>{loaded.data?.state}</output>
}

test('BIL-2: a payment that waits for hours is still followed, once a minute, until its bank confirms it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  state = 'pending'
  drawn = await draw(<Outcome />)
  const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000))
  await pass(60)
  expect(onChange).toHaveBeenCalledTimes(1)

  fetchPayment.mockClear()
  await pass(10)
  expect(fetchPayment).toHaveBeenCalledTimes(10)
  state = 'success'
  await pass(1)
  expect(drawn.words('output')).toEqual(['success'])
  expect(onChange).toHaveBeenCalledTimes(2)
  await pass(10)
  expect(fetchPayment).toHaveBeenCalledTimes(11)
})
