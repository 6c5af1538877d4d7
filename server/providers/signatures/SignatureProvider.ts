import type { SignedContainer } from './asic/SignedContainer.ts'

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
  /** The file that is signed. */
  readonly document: {
    readonly name: string
    readonly mime: string
    /** Content as base64. */
    readonly content: string
  }
  readonly returnUrl: string
  readonly notifyUrl: string
}

/** An e-signature service. */
export interface SignatureProvider {
  /** Starts a signing and returns the URL to redirect to; undefined if the provider declines. */
  readonly start: (order: SigningOrder) => Promise<string | undefined>
  /** Verifies a webhook about a signing by the signature over the raw body. */
  readonly isFromProvider: (header: string | null, rawBody: string, now: Date) => Promise<boolean>
  /** The signed container of a completed signing: ASiC-E with XAdES. */
  readonly container: (reference: string) => Promise<Uint8Array<ArrayBuffer>>
  /**
   * Checks a container, from wherever it comes, and returns what its signature covers.
   * @param at time at which the certificates have to be valid; the claimed signing time if absent
   * @throws ContainerFault
   */
  readonly check: (container: Uint8Array, at?: Date) => Promise<SignedContainer>
}
