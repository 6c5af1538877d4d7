/** The user as the provider identifies them. */
export interface SocialPerson {
  readonly subject: string
  readonly email: string | null
  /** Whether the provider has verified the address. Unverified addresses prove nothing. */
  readonly isEmailVerified: boolean
  readonly firstName: string
  readonly lastName: string
}

/** Secrets that tie the steps of one sign-in together; generated for each sign-in. */
interface SocialSecrets {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** A provider that users sign in with. */
export interface SocialProvider {
  /** Used in URLs and in the database, e.g. "google"; it must never change. */
  readonly id: string
  /** Label of its button. */
  readonly name: string
  /**
   * Returns the URL to redirect the user to.
   * @throws Error if the provider cannot be reached
   */
  readonly begin: (redirectUri: string, secrets: SocialSecrets) => Promise<string>
  /**
   * Identifies the user by the URL that the provider redirected to.
   * @throws Error if the redirect is not the provider's, or the user declined
   */
  readonly finish: (address: URL, secrets: SocialSecrets) => Promise<SocialPerson>
}
