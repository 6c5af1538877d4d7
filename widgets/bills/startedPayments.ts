import { forgetNamed, namedPayment } from '../../src/payments/namedPayment.ts'
import { localTexts } from '../../src/session/storage.ts'

/**
 * Which payment of a contract was begun in this tab, by its id. The id only names what to ask the API for: what
 * became of the payment stands there and nowhere else.
 */
const kept = localTexts(() => sessionStorage)
const keyOf = (contract: number) => `resident-payment:${contract}`

/** Remembers a payment while its person is at the bank. */
export const keepPayment = (contract: number, payment: string): void => kept.write(keyOf(contract), payment)

/** The payment to tell of: the one begun here, else the one the address names. Undefined where there is none. */
export const startedPayment = (contract: number): string | undefined =>
  kept.read(keyOf(contract)) ?? namedPayment()

/** Forgets a payment, in the address too. */
export function forgetPayment(contract: number, payment: string): void {
  kept.write(keyOf(contract), undefined)
  forgetNamed(payment)
}
