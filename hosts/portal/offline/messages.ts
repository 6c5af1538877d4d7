/** Message from the page to the worker: cache every file of the portal, or the user has signed out. */
export type ToWorker = { readonly kind: 'cache-files' } | { readonly kind: 'signed-out' }

/**
 * Message from the worker to the page with each answer: when it was stored, if it comes from the device (ms since
 * 1970).
 */
export interface ToPage {
  readonly kind: 'answered'
  readonly storedAt: number | undefined
}

/** Message from the server: its words, and the page that it opens. */
export interface FromServer {
  readonly title: string
  /** The vendor's name. */
  readonly body: string
  readonly locale: string
  readonly path: string
}
