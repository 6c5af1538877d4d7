export interface AppEnvironment {
  /** What the listener knows of the connection; absent where there is none. */
  readonly Bindings: { readonly address?: string; readonly drop?: () => void }
  readonly Variables: {
    requestId: string
    /** The matched call's path with its placeholders, for the log. */
    route: string
  }
}
