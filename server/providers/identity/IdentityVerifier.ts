/** What a verified ID token says of a person. */
export interface Identity {
  readonly subject: string
  /** Absent unless the provider has verified it. */
  readonly verifiedEmail: string | undefined
  /** Names the token among all of its issuer. */
  readonly id: string
  readonly expiresAt: Date
}

/** Verifies ID tokens of OpenID providers by the keys that these publish. */
export interface IdentityVerifier {
  /**
   * Fetches the provider's configuration and keys.
   * @throws Error if it does not answer, or answers for another issuer or without a key
   */
  readonly checkIssuer: (issuer: string) => Promise<void>
  /**
   * Verifies an ID token: its signature by the issuer's published keys, issuer, audience, authorized party,
   * expiry and age.
   * @throws Error if any of it is wrong, or the issuer does not respond
   */
  readonly verify: (
    token: string,
    expected: { readonly issuer: string; readonly audience: string },
    now: Date,
  ) => Promise<Identity>
}
