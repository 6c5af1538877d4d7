/** Amounts of an order, without its fee. */
interface Paid {
  readonly amountCents: number
  /** Part that reduced the bill; the rest was paid beyond what was due. */
  readonly appliedCents: number
}

interface Shares {
  /** Part of the refund that is taken from the payment; the rest is the fee. */
  readonly paidCents: number
  /** Part that is due again. */
  readonly dueCents: number
}

/** Refunds take what was paid beyond the bill first, then the bill, and the fee last. */
function sharesOf({ amountCents, appliedCents }: Paid, refundedCents: number): Shares {
  const paidCents = Math.min(refundedCents, amountCents)
  return { paidCents, dueCents: Math.max(0, paidCents - (amountCents - appliedCents)) }
}

/**
 * Splits a further refund.
 * @param before total refunded before it
 * @param after total refunded after it
 */
export function refundShares(paid: Paid, before: number, after: number): Shares {
  const [earlier, later] = [sharesOf(paid, before), sharesOf(paid, after)]
  return { paidCents: later.paidCents - earlier.paidCents, dueCents: later.dueCents - earlier.dueCents }
}
