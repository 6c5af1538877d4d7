import { expect, test } from 'vitest'
import { refundShares } from '../../../../server/modules/payments/refundShares.ts'

test.each([
  // amount, applied, before, after → taken from the payment, due again
  [1000, 1000, 0, 400, 400, 400],
  [1000, 1000, 400, 1000, 600, 600],
  // The fee of 29 comes last.
  [1000, 1000, 0, 1029, 1000, 1000],
  [1000, 1000, 1000, 1029, 0, 0],
  // 300 were paid beyond the bill and come first.
  [1000, 700, 0, 200, 200, 0],
  [1000, 700, 200, 400, 200, 100],
  [1000, 700, 400, 1029, 600, 600],
  // A bill that had been paid already.
  [1000, 0, 0, 1029, 1000, 0],
])(
  'PSP-3: of %i cents with %i applied, a refund from %i to %i takes %i and makes %i due again',
  (amountCents, appliedCents, before, after, paidCents, dueCents) => {
    expect(refundShares({ amountCents, appliedCents }, before, after)).toEqual({ paidCents, dueCents })
  },
)
