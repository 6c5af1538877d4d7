/** Registration data without the mandatory consents, because every registration includes them. */
export interface Registration {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly passwordHash: string
  readonly newsletter: boolean
}

/**
 * A request for an e-mail address. The call stores it and responds at once; a job processes it later.
 * Neither the response nor its timing reveals whether the address has an account.
 */
export type AccountRequest =
  | { readonly kind: 'register'; readonly email: string; readonly registration: Registration }
  | { readonly kind: 'resend-verification' | 'forgot-password'; readonly email: string }
  | { readonly kind: 'change-email'; readonly email: string; readonly userId: number }
