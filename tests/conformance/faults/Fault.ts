/** A request on its way to the server. */
export interface Sent {
  readonly url: string
  readonly init: RequestInit & { readonly headers: Readonly<Record<string, string>> }
}

/** One thing that a back end does wrong, at one call. */
export interface Fault {
  /** Call and deviation, e.g. "invoices.invoices: data.0.amount is missing". */
  readonly id: string
  /** Name of the call. */
  readonly name: string
  /** The deviation without names of fields and parameters, e.g. "a field is missing". */
  readonly kind: string
  /** Changes the request. */
  readonly request?: (sent: Sent, tokens: Tokens) => Sent
  /** Changes the response; the same object if the fault does not apply to it. */
  readonly response?: (received: Received, sent: Sent) => Received
  /** Milliseconds that the answer takes longer. */
  readonly delay?: number
  /** Sends the request a second time. */
  readonly twice?: true
}

export interface Received {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

export interface Tokens {
  readonly resident: string
  readonly stranger: string
}
