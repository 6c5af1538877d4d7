/**
 * Whether the gallery's elements are answered by a server in the page. It stands in the address, since it counts from
 * the first element on.
 */
export const isInBrowserDemo = new URLSearchParams(location.search).get('api') === 'sandbox'

/** Tells the loader, which has not run yet. */
export function tellLoader(): void {
  const loader = document.querySelector<HTMLScriptElement>('script[src$="/embed/loader.js"]')
  if (loader && isInBrowserDemo) loader.dataset.api = 'sandbox'
}

/** Opens the same place of the gallery with the other one who answers. */
export function chooseAnswers(sandboxed: boolean): void {
  location.assign(`${location.pathname}${sandboxed ? '?api=sandbox' : ''}${location.hash}`)
}
