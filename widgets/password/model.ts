const passwordFields = ['password', 'passwordConfirmation'] as const
export type NewPasswordField = (typeof passwordFields)[number]

/** What the page is for: requesting a link, setting a new password, or the first one. */
export type PasswordPurpose = 'forgot' | 'reset' | 'create'

/** Purpose of a link as reported by the server; undefined for links of other pages. */
export const purposeOf = (linkPurpose: string): 'reset' | 'create' | undefined =>
  (({ 'reset-password': 'reset', 'create-password': 'create' }) as const)[linkPurpose]
