const parameter = 'payment'

/** The payment that the address names, for who comes back from a bank; undefined where there is none. */
export function paymentInUrl(): string | undefined {
  const named = new URLSearchParams(location.search).get(parameter) ?? ''
  return /^[\w-]{10,64}$/.test(named) ? named : undefined
}

/** Takes a payment out of the address, so that a reload does not tell of it again. */
export function removePaymentFromUrl(payment: string): void {
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
