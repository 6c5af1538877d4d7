import { paymentParameter } from './paymentInUrl.ts'

/** Removes a payment from the URL, so that a reload does not report it again. */
export function removePaymentFromUrl(payment: string): void {
  const url = new URL(location.href)
  if (url.searchParams.get(paymentParameter) !== payment) return
  url.searchParams.delete(paymentParameter)
  history.replaceState(history.state, '', url)
}

/**
 * Where the bank redirects to: the current page, of the portal or not. A fragment that begins with "#/" stays, because
 * it is the route of `<resident-portal>`; others are removed.
 */
export function returnUrl(): string {
  const url = new URL(location.href)
  if (!url.hash.startsWith('#/')) url.hash = ''
  url.searchParams.delete(paymentParameter)
  return url.href.length > 1900 ? url.origin + url.pathname : url.href
}
