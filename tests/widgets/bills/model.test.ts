import { describe, expect, test } from 'vitest'
import { billParts, billStatus, isPayable, moreDue, paidPart } from '../../../widgets/bills/model.ts'

describe('billStatus', () => {
  test.each([
    ['unpaid', '48.20', 'due'],
    ['overdue', '48.20', 'overdue'],
    ['pending', '48.20', 'pending'],
    ['paid', '0.00', 'clear'],
    ['unpaid', '0.00', 'clear'],
    ['paid', '-12.40', 'credit'],
    ['other', '48.20', 'due'],
    ['other', '0.00', 'clear'],
  ] as const)('BIL-1: shows a bill in state %s with %s due as %s', (state, amountDue, status) => {
    expect(billStatus({ state, amountDue })).toBe(status)
  })
})

describe('billParts', () => {
  const line = (
    service: string,
    amount: string | null,
    before: string | null,
    yearBefore: string | null,
  ) => ({
    service,
    name: service,
    amount,
    before,
    yearBefore,
  })
  const changes = {
    period: '2026-10',
    amount: '30.10',
    currency: 'EUR',
    before: { period: '2026-09', amount: '30.30' },
    yearBefore: null,
    lines: [
      line('management_fee', '4.10', '4.10', null),
      line('cold_water', '6.00', '16.00', null),
      line('heating', '20.00', null, null),
      line('roof_repair', null, '10.20', null),
      line('lift', null, null, '1.00'),
    ],
  }

  test('BIL-6 BIL-8: sorts parts by amount, those that are gone last, each with its change', () => {
    const { total, difference, parts } = billParts(changes, 'before')
    expect([total, difference]).toEqual(['30.10', '-0.20'])
    expect(parts.map(part => `${part.service} ${part.now} ${part.difference} ${part.share}`)).toEqual([
      'heating 20.00 20.00 100',
      'cold_water 6.00 -10.00 30',
      'management_fee 4.10 0.00 21',
      'roof_repair null -10.20 0',
    ])
  })

  test('BIL-8: lists the parts without changes if there is no earlier bill', () => {
    const { difference, parts } = billParts(changes, undefined)
    expect(difference).toBeUndefined()
    expect(parts.map(part => `${part.service} ${part.difference}`)).toEqual([
      'heating undefined',
      'cold_water undefined',
      'management_fee undefined',
    ])
    expect(billParts(changes, 'yearBefore').difference).toBeUndefined()
  })
})

test.each([
  ['unpaid', '0.01', true],
  ['overdue', '48.20', true],
  ['pending', '48.20', false],
  ['paid', '0.00', false],
  ['paid', '-12.40', false],
] as const)('BIL-4: isPayable of a bill in state %s with %s due is %s', (state, amountDue, payable) => {
  expect(isPayable({ state, amountDue })).toBe(payable)
})

test('BIL-12: what is owed in all is shown where it is more than the bill', () => {
  const bill = { state: 'unpaid', amountDue: '48.20', currency: 'EUR' } as const
  const of = (more: object) => moreDue({ ...bill, ...more } as never)
  const sum = (amount: string, currency = 'EUR') => ({ amount, currency })
  expect(of({})).toEqual([])
  expect(of({ dueInAll: [sum('48.20')] })).toEqual([])
  expect(of({ dueInAll: [sum('48.21')] })).toEqual([sum('48.21')])
  expect(of({ dueInAll: [sum('48.20'), sum('7.00', 'PLN')] })).toEqual([sum('48.20'), sum('7.00', 'PLN')])
  expect(of({ state: 'paid', amountDue: '0.00', dueInAll: [sum('20.00')] })).toEqual([sum('20.00')])
  expect(of({ state: 'pending', dueInAll: [sum('20.00')] })).toEqual([sum('20.00')])
})

test('BIL-13: what was paid is shown of a bill of which something is still due', () => {
  const paidOf = (amount: string, amountDue: string) => paidPart({ amount, amountDue })
  expect(paidOf('48.20', '28.20')).toBe('20.00')
  expect(paidOf('48.20', '48.20')).toBeUndefined()
  expect(paidOf('48.20', '0.00')).toBeUndefined()
  expect(paidOf('-12.40', '-12.40')).toBeUndefined()
})
