/** People of the people file who make calls; `guest` sends no token. */
export type Caller = 'resident' | 'stranger' | 'guest'

export type Value = string | number

/** Input of one call. */
export interface CallInput {
  readonly as?: Caller
  readonly params?: Readonly<Record<string, Value>>
  readonly query?: Readonly<Record<string, Value | undefined>>
  /** Sent as JSON. */
  readonly body?: unknown
  /** Sent unchanged in place of `body`. */
  readonly raw?: { readonly content: string | FormData; readonly type?: string }
  readonly headers?: Readonly<Record<string, string>>
  /** Method other than the endpoint's. */
  readonly method?: string
}

/** A request with its response, as it is reported. */
export interface Exchange {
  /** Name of the call in the table, e.g. "invoices.lastInvoice"; undefined for addresses that the back end gave. */
  readonly name: string | undefined
  readonly method: string
  readonly url: string
  readonly requestHeaders: Readonly<Record<string, string>>
  readonly requestBody: string | undefined
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly milliseconds: number
}

/** An answer with its JSON; undefined if it is none. */
export interface Answer extends Exchange {
  // biome-ignore lint/suspicious/noExplicitAny: the shape is checked by the endpoint's schema before it is read
  readonly json: any
}
