import { linkAddress } from '../api/rules/addresses.ts'
import type { Payment } from '../api/schemas/payments.ts'
import { leaveTo } from '../client/leaveTo.ts'
import { newKey } from '../client/newKey.ts'

/** What is asked for and the key it counts once under: asked again after a lost answer, it is the same payment. */
const keys = new Map<string, string>()

/**
 * Begins a payment so that the same wish is one payment, however often it is made.
 * @param wish everything the payment is of
 * @param call asks for it under a key
 */
export async function startPaymentOnce(
  wish: string,
  call: (idempotencyKey: string) => Promise<Payment>,
): Promise<Payment> {
  const ask = () => {
    const key = keys.get(wish) ?? newKey()
    keys.set(wish, key)
    return call(key)
  }
  const payment = await ask()
  if (payment.state !== 'failed') return payment
  // Under this key stands a payment that has failed since; a new try is a new payment.
  keys.delete(wish)
  return ask()
}

/** Leads to where the person goes on with a payment; false where it needs nothing more from them. */
export function redirectToProvider({ redirectUrl }: Payment): boolean {
  const address = linkAddress(redirectUrl)
  if (!address || !/^https?:/.test(address)) return false
  leaveTo(address)
  return true
}
