export interface AppEnvironment {
  /** The connection as the listener provides it; empty in tests and browsers. */
  readonly Bindings: {
    readonly address?: string
    readonly drop?: () => void
    /** Whether the server makes the call itself, to answer another. */
    readonly isInner?: boolean
  }
  readonly Variables: {
    requestId: string
    /** Path pattern of the matched endpoint, for the log. */
    route: string
  }
}
