/** The mandatory consents are given with every registration, so only the newsletter is told. */
export interface Registration {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly passwordHash: string
  readonly newsletter: boolean
}

/**
 * Something asked for an e-mail address. It is written down and answered at once, and looked into afterwards: what
 * the caller gets, and how fast, cannot tell whether the address has an account.
 */
export type AccountRequest =
  | { readonly kind: 'register'; readonly email: string; readonly registration: Registration }
  | { readonly kind: 'resend-verification' | 'forgot-password'; readonly email: string }
  | { readonly kind: 'change-email'; readonly email: string; readonly userId: number }
