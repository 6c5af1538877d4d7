/** Whose address it is: an account's, an account's new one, or a contract's. */
export type VerifyKind = 'account' | 'change' | 'contract'

/** Purpose of a link as reported by the server; undefined for links of other pages. */
export const kindOf = (linkPurpose: string): VerifyKind | undefined =>
  (({ 'verify-email': 'account', 'change-email': 'change' }) as const)[linkPurpose]
