/** Whether the in-browser demo answers. It is part of the URL, because it cannot change after the first element. */
export const isInBrowserDemo = new URLSearchParams(location.search).get('api') === 'sandbox'

/** Sets the backend on the loader’s script tag. Must run before the loader. */
export function configureLoader(): void {
  const loader = document.querySelector<HTMLScriptElement>('script[src$="/embed/loader.js"]')
  if (loader && isInBrowserDemo) loader.dataset.api = 'sandbox'
}

/** Reloads the page with another backend. */
export function chooseBackend(sandboxed: boolean): void {
  location.assign(`${location.pathname}${sandboxed ? '?api=sandbox' : ''}${location.hash}`)
}
