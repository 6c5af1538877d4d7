import { linkAddress } from '../api/rules/addresses.ts'
import type { Payment } from '../api/schemas/payments.ts'
import { leaveTo } from '../client/leaveTo.ts'
import { newKey } from '../client/newKey.ts'

/** Idempotency keys by order: repeating a call after a lost answer is the same payment. */
const keys = new Map<string, string>()

/**
 * Starts a payment; repeated calls for the same order start only one.
 * @param order identifies the order
 * @param call starts the payment under an idempotency key
 */
export async function startPaymentOnce(
  order: string,
  call: (idempotencyKey: string) => Promise<Payment>,
): Promise<Payment> {
  const request = () => {
    const key = keys.get(order) ?? newKey()
    keys.set(order, key)
    return call(key)
  }
  const payment = await request()
  if (payment.state !== 'failed') return payment
  // The payment of this key has failed; a new attempt needs a new key.
  keys.delete(order)
  return request()
}

/** Redirects to the provider; returns false if no redirect is needed. */
export function redirectToProvider({ redirectUrl }: Payment): boolean {
  const address = linkAddress(redirectUrl)
  if (!address || !/^https?:/.test(address)) return false
  leaveTo(address)
  return true
}
