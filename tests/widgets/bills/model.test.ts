import { describe, expect, test } from 'vitest'
import { billStatus, changesSince, isPayable } from '../../../widgets/bills/model.ts'

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

describe('changesSince', () => {
  const line = (
    service: string,
    amount: string | null,
    before: string | null,
    yearBefore: string | null,
  ) => ({
    service,
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

  test('BIL-6: sorts lines by absolute difference, with unchanged ones last', () => {
    const since = changesSince(changes, 'before')
    expect(since).toMatchObject({ period: '2026-09', difference: '-0.20' })
    expect(since?.lines.map(({ service, difference }) => `${service} ${difference}`)).toEqual([
      'heating 20.00',
      'roof_repair -10.20',
      'cold_water -10.00',
      'management_fee 0.00',
    ])
  })

  test('BIL-6: returns undefined without an earlier bill', () => {
    expect(changesSince(changes, 'yearBefore')).toBeUndefined()
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
