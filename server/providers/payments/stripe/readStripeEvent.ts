import type { Stripe } from 'stripe'
import type { ProviderEvent } from '../PaymentProvider.ts'

/** Kinds of the events of a Checkout session. A declined card is no event, because the payer can retry. */
function sessionKind(
  type: Stripe.Event['type'],
  { payment_status }: Stripe.Checkout.Session,
): ProviderEvent['kind'] | undefined {
  switch (type) {
    case 'checkout.session.completed':
      // A bank debit completes the session days before the money is there.
      return payment_status === 'paid' ? 'settled' : payment_status === 'unpaid' ? 'confirming' : undefined
    case 'checkout.session.async_payment_succeeded':
      return 'settled'
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return 'failed'
    default:
      return undefined
  }
}

/**
 * Whether a reference has the shape of those of this server's orders. Merchants also sell elsewhere, with references of
 * their own. An unknown reference of this shape is an error, which Stripe repeats and shows to its account.
 */
const isLikeOurs = (reference: string | null | undefined): reference is string =>
  reference != null && /^[\w-]{43}$/.test(reference)

/** Converts an event of Stripe; "ignored" for other events and for payments that this server did not start. */
export function readStripeEvent(event: Stripe.Event): ProviderEvent | 'ignored' {
  const { account = '' } = event
  if (event.type === 'charge.refunded') {
    const { metadata, amount_refunded, currency } = event.data.object
    const reference = metadata.reference
    return isLikeOurs(reference)
      ? {
          kind: 'refunded',
          reference,
          account,
          amountCents: amount_refunded,
          currency: currency.toUpperCase(),
        }
      : 'ignored'
  }
  if (
    event.type !== 'checkout.session.completed' &&
    event.type !== 'checkout.session.async_payment_succeeded' &&
    event.type !== 'checkout.session.async_payment_failed' &&
    event.type !== 'checkout.session.expired'
  )
    return 'ignored'
  const session = event.data.object
  const { client_reference_id: reference, amount_total, currency } = session
  const kind = sessionKind(event.type, session)
  if (!kind || !isLikeOurs(reference) || amount_total === null || currency === null) return 'ignored'
  return { kind, reference, account, amountCents: amount_total, currency: currency.toUpperCase() }
}
