/** What a provider says about who signed in there. */
export interface SocialPerson {
  readonly subject: string
  readonly email: string | null
  /** Whether the provider itself has confirmed the address. Other addresses prove nothing. */
  readonly isEmailVerified: boolean
  readonly firstName: string
  readonly lastName: string
}

/** What ties a way through a provider together; all of it is made anew each time. */
interface SocialSecrets {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** A provider people sign in with. */
export interface SocialProvider {
  /** Stands in addresses and in the database, e.g. "google"; it never changes. */
  readonly id: string
  /** What its button says. */
  readonly name: string
  /** Where to send the person. @throws Error when the provider cannot be reached */
  readonly begin: (redirectUri: string, secrets: SocialSecrets) => Promise<string>
  /**
   * Who came back, by the address they came back to.
   * @throws Error when the provider did not send them, or they refused
   */
  readonly finish: (address: URL, secrets: SocialSecrets) => Promise<SocialPerson>
}
