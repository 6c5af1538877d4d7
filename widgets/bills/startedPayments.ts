import { paymentInUrl } from '../../src/payments/paymentInUrl.ts'
import { localTexts } from '../../src/session/storage.ts'

/**
 * Id of the payment started in this tab, by contract. Only the id is stored; the state of the payment
 * always comes from the API.
 */
const storage = localTexts(() => sessionStorage)
const keyOf = (contract: number) => `resident-payment:${contract}`

/** Stores the payment id while the resident is at the bank. */
export const savePayment = (contract: number, payment: string): void =>
  storage.write(keyOf(contract), payment)

/**
 * Id of the payment to report on: the one started here, else the one in the URL; undefined if neither
 * exists.
 */
export const startedPayment = (contract: number): string | undefined =>
  storage.read(keyOf(contract)) ?? paymentInUrl()

/** Removes the payment id from storage. */
export const forgetPayment = (contract: number): void => storage.write(keyOf(contract), undefined)
