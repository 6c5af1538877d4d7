import { expect, test } from 'vitest'
import type { CurrentEvent } from '../../../src/api/schemas/dashboard.ts'
import { eventsToShow, sectionOf, totalsOf } from '../../../widgets/dashboard/model.ts'

const event = (kind: CurrentEvent['kind'], id: number, more: Partial<CurrentEvent> = {}): CurrentEvent => ({
  kind,
  id,
  contractId: 1,
  title: null,
  from: null,
  until: null,
  isLate: false,
  amount: null,
  currency: null,
  ...more,
})

test('SVC-4: sorts late events first, then answers, readings, bills, polls, work and offers, each by deadline', () => {
  const sortedEvents = eventsToShow(
    [
      event('offer', 7, { contractId: null, until: '2026-11-25' }),
      event('work', 6, { until: '2026-11-24' }),
      event('bill', 4, { until: '2026-12-10' }),
      event('bill', 3, { until: '2026-11-30' }),
      event('bill', 1, { until: '2026-11-02', isLate: true }),
      event('poll', 5, { until: '2026-11-23' }),
      event('readings', 2, { until: '2026-12-03' }),
      event('reply', 9),
    ],
    new Set([1]),
  )
  expect(sortedEvents.map(({ id }) => id)).toEqual([1, 9, 2, 3, 4, 5, 6, 7])
})

test('PER-3 SVC-4: omits events of contracts of other roles, and of unknown kinds', () => {
  const sortedEvents = eventsToShow(
    [
      event('bill', 1),
      event('bill', 2, { contractId: 2 }),
      event('other', 3),
      event('offer', 4, { contractId: null }),
    ],
    new Set([1]),
  )
  expect(sortedEvents.map(({ id }) => id)).toEqual([1, 4])
})

test('SVC-6: adds up what is owed by currency, and puts each kind into its section', () => {
  const bill = (amount: string, currency = 'EUR') => event('bill', 1, { amount, currency })
  expect(totalsOf([bill('119.87'), bill('0.13'), bill('87.47')])).toEqual([
    { amount: '207.47', currency: 'EUR' },
  ])
  expect(totalsOf([bill('119.87'), bill('5.00', 'PLN'), bill('0.13'), bill('7.05', 'PLN')])).toEqual([
    { amount: '120.00', currency: 'EUR' },
    { amount: '12.05', currency: 'PLN' },
  ])
  expect(totalsOf([bill('119.87'), event('bill', 2)])).toEqual([])
  expect(totalsOf([])).toEqual([])
  const kinds = ['bill', 'readings', 'poll', 'reply', 'work', 'offer'] as const
  expect(kinds.map(kind => sectionOf(event(kind, 1)))).toEqual(['pay', 'do', 'do', 'news', 'news', 'news'])
})
