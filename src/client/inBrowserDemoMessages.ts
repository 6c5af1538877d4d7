/** Origin of the in-browser demo: it does not exist on the network, so nothing can be sent there by mistake. */
export const inBrowserDemoOrigin = 'https://sandbox.invalid'

/** Messages from the page to the worker. */
export type InBrowserRequest =
  | {
      readonly id: number
      readonly url: string
      readonly method: string
      readonly headers: readonly [string, string][]
      readonly body: ArrayBuffer | undefined
    }
  /** The request was aborted. */
  | { readonly id: number; readonly stop: true }

/** Messages from the worker: once whether it runs, then the chunks of each answer. */
export type InBrowserMessage =
  | { readonly ready: true }
  | { readonly broken: string }
  | { readonly id: number; readonly status: number; readonly headers: readonly [string, string][] }
  | { readonly id: number; readonly chunk: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly end: true }
