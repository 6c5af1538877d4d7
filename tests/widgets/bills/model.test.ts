import { describe, expect, test } from 'vitest'
import { standingOf } from '../../../widgets/bills/model.ts'

describe('standingOf', () => {
  test.each([
    ['unpaid', '48.20', 'due'],
    ['overdue', '48.20', 'overdue'],
    ['pending', '48.20', 'pending'],
    ['paid', '0.00', 'clear'],
    ['unpaid', '0.00', 'clear'],
    ['paid', '-12.40', 'credit'],
    ['other', '48.20', 'due'],
    ['other', '0.00', 'clear'],
  ] as const)('BIL-1: a bill that is %s with %s to pay is shown as %s', (state, amountDue, standing) => {
    expect(standingOf({ state, amountDue })).toBe(standing)
  })
})
