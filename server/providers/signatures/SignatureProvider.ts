/** What is to be signed and where to tell how it went. */
interface SigningOrder {
  readonly reference: string
  readonly title: string
  readonly controlCode: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  /** Goes to the provider only; it is never kept. */
  readonly personalCode: string
  readonly returnUrl: string
  readonly notifyUrl: string
}

/** An e-signature service. */
export interface SignatureProvider {
  /** Starts a signing and says where the person goes; undefined where the provider gives no token for it. */
  readonly start: (order: SigningOrder) => Promise<string | undefined>
  /** Whether a message about a signing is the provider's, by its signature over the raw body. */
  readonly isFromProvider: (header: string | null, rawBody: string, now: Date) => Promise<boolean>
}
