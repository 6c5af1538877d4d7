/** Whose address it is: an account's, an account's new one, or a contract's. */
export type VerifyKind = 'account' | 'change' | 'contract'

/** What a link is for, read from what the server says of it; undefined for links that are about something else. */
export const kindOf = (linkPurpose: string): VerifyKind | undefined =>
  (({ 'verify-email': 'account', 'change-email': 'change' }) as const)[linkPurpose]
