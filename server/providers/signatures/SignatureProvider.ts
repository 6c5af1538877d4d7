/** A document to sign, and the URL of our webhook. */
interface SigningOrder {
  readonly reference: string
  readonly title: string
  readonly controlCode: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  /** Sent to the provider only; it is never stored. */
  readonly personalCode: string
  readonly returnUrl: string
  readonly notifyUrl: string
}

/** An e-signature service. */
export interface SignatureProvider {
  /** Starts a signing and returns the URL to redirect to; undefined if the provider declines. */
  readonly start: (order: SigningOrder) => Promise<string | undefined>
  /** Verifies a webhook about a signing by the signature over the raw body. */
  readonly isFromProvider: (header: string | null, rawBody: string, now: Date) => Promise<boolean>
}
