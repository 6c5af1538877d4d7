/** The reference of an order as its payer, the receipt and the history show it. */
export const shortReference = (order: string): string => order.slice(0, 12)

/** @returns the reference of a payment as people see it, if it is the whole one of an order, which events have */
export const shownReference = (reference: string): string =>
  /^[\w-]{43}$/.test(reference) ? shortReference(reference) : reference
