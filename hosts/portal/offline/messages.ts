/** What the page tells the worker: to keep every file of the portal, or that the person has left. */
export type ToWorker = { readonly kind: 'keep-files' } | { readonly kind: 'left' }

/** What the worker tells the page with each answer: when it was fetched, if it comes from the device (ms since 1970). */
export interface ToPage {
  readonly kind: 'answered'
  readonly storedAt: number | undefined
}
