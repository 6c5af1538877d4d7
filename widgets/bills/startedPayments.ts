import { localTexts } from '../../src/session/storage.ts'

/**
 * Which payment of a contract was begun in this tab, by its id. The id only names what to ask the API for: what
 * became of the payment stands there and nowhere else.
 */
const kept = localTexts(() => sessionStorage)
const keyOf = (contract: number) => `resident-payment:${contract}`
const parameter = 'payment'

/** Remembers a payment while its person is at the bank. */
export const keepPayment = (contract: number, payment: string): void => kept.write(keyOf(contract), payment)

/** The payment to tell of: the one begun here, else the one the address names. Undefined where there is none. */
export function startedPayment(contract: number): string | undefined {
  const named = new URLSearchParams(location.search).get(parameter) ?? ''
  return kept.read(keyOf(contract)) ?? (/^[\w-]{10,64}$/.test(named) ? named : undefined)
}

/** Forgets a payment, in the address too, so that a reload does not tell of it again. */
export function forgetPayment(contract: number, payment: string): void {
  kept.write(keyOf(contract), undefined)
  const url = new URL(location.href)
  if (url.searchParams.get(parameter) !== payment) return
  url.searchParams.delete(parameter)
  history.replaceState(history.state, '', url)
}

/** The page a person comes back to from the bank: the one they are on, portal or not. */
export function returnUrl(): string {
  const url = new URL(location.href)
  url.hash = ''
  url.searchParams.delete(parameter)
  return url.href.length > 1900 ? url.origin + url.pathname : url.href
}
