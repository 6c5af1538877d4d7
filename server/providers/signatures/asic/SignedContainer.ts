/** What a sound container holds: only bytes that the signature covers. */
export interface SignedContainer {
  /** Signed files by their names. */
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
  readonly signer: {
    /** Name in the certificate. */
    readonly name: string
    /** Personal code in the certificate, e.g. "PNOLT-48101010001"; undefined if it has none. */
    readonly code: string | undefined
    /** Name of the authority that issued the certificate. */
    readonly issuer: string
  }
  /** When the signer's device says that it signed; no authority confirms it. */
  readonly signedAt: Date
}
