import { describe, expect, test } from 'vitest'
import {
  applyPaymentEvent,
  type PaymentStatus,
  type PaymentTransition,
} from '../../../../server/modules/payments/applyPaymentEvent.ts'
import { orders } from '../../../support/orders.ts'

type Event = Parameters<typeof applyPaymentEvent>[1]

const open: PaymentStatus = { state: 'pending', isConfirming: false, refundedCents: 0 }
const confirming: Event = { kind: 'confirming', amountCents: 1000 }
const settled: Event = { kind: 'settled', amountCents: 1000 }
const failed: Event = { kind: 'failed', amountCents: 1000 }
const refunded = (amountCents: number): Event => ({ kind: 'refunded', amountCents })

function applyAll(events: readonly Event[], status: PaymentStatus = open) {
  const transitions: PaymentTransition[] = []
  for (const event of events) {
    const change = applyPaymentEvent(status, event)
    status = change.status
    transitions.push(...change.transitions)
  }
  return { status, transitions }
}

describe('applyPaymentEvent', () => {
  test.each<[string, Event[], PaymentStatus]>([
    ['a confirmed payment', [confirming, settled], { ...open, state: 'success' }],
    ['a failed payment', [confirming, failed], { ...open, state: 'failed' }],
    [
      'a payment that failed and then succeeded',
      [failed, confirming, settled],
      { ...open, state: 'success' },
    ],
    [
      'a payment refunded in two parts',
      [confirming, settled, refunded(400), refunded(1000)],
      { ...open, state: 'success', refundedCents: 1000 },
    ],
    [
      'a payment that failed, succeeded and was refunded',
      [failed, settled, refunded(300), refunded(301)],
      { ...open, state: 'success', refundedCents: 301 },
    ],
  ])('PSP-2: %s ends alike in every order of its events, also when each arrives twice', (_, events, end) => {
    for (const order of orders(events)) {
      const twice = [...order, ...order]
      const interleaved = order.flatMap(event => [event, event])
      for (const list of [order, twice, interleaved])
        expect([list, applyAll(list).status]).toEqual([list, end])
    }
  })

  test('PSP-2: reports each of settled and failed at most once, and refunds never before settled', () => {
    const events = [confirming, settled, failed, refunded(400), refunded(1000)]
    for (const order of orders(events)) {
      const { transitions } = applyAll([...order, ...order])
      expect(transitions.filter(transition => transition === 'settled')).toHaveLength(1)
      expect(transitions.filter(transition => transition === 'failed').length).toBeLessThanOrEqual(1)
      expect(transitions.lastIndexOf('failed')).toBeLessThan(transitions.indexOf('settled'))
      expect(transitions.indexOf('settled')).toBeLessThan(transitions.indexOf('refunded'))
    }
  })

  test('PSP-2: a paid order never becomes pending or failed', () => {
    const paid: PaymentStatus = { ...open, state: 'success' }
    for (const event of [confirming, failed, settled])
      expect(applyPaymentEvent(paid, event)).toEqual({ status: paid, transitions: [] })
  })

  test('PSP-2: an order that expired here is paid when the money arrives late', () => {
    const expired: PaymentStatus = { ...open, state: 'failed' }
    expect(applyPaymentEvent(expired, confirming).status).toEqual(expired)
    expect(applyPaymentEvent(expired, settled).transitions).toEqual(['settled'])
  })
})
