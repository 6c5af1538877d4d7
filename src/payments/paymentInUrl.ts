/** Parameter of the page's address that names a payment, after the return from a bank. */
export const paymentParameter = 'payment'

/** Id of the payment in the URL, after the return from a bank; undefined if there is none. */
export function paymentInUrl(): string | undefined {
  const named = new URLSearchParams(location.search).get(paymentParameter) ?? ''
  return /^[\w-]{10,64}$/.test(named) ? named : undefined
}
