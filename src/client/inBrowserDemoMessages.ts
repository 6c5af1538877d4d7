/** Where the sandbox answers: an origin that no network has, so that nothing can be sent to it by mistake. */
export const inBrowserDemoOrigin = 'https://sandbox.invalid'

/** What a page says to the sandbox's worker. */
export type InBrowserRequest =
  | {
      readonly id: number
      readonly url: string
      readonly method: string
      readonly headers: readonly [string, string][]
      readonly body: ArrayBuffer | undefined
    }
  /** Nobody waits for this answer any more. */
  | { readonly id: number; readonly stop: true }

/** What the worker says: once whether it runs, then the parts of each answer. */
export type InBrowserMessage =
  | { readonly ready: true }
  | { readonly broken: string }
  | { readonly id: number; readonly status: number; readonly headers: readonly [string, string][] }
  | { readonly id: number; readonly chunk: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly end: true }
