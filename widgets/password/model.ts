const passwordFields = ['password', 'passwordConfirmation'] as const
export type NewPasswordField = (typeof passwordFields)[number]

/** What a person came for: to ask for a link, to set a new password, or the first one. */
export type PasswordPurpose = 'forgot' | 'reset' | 'create'

/** What a link is for, read from what the server says of it; undefined for links that are about something else. */
export const purposeOf = (linkPurpose: string): 'reset' | 'create' | undefined =>
  (({ 'reset-password': 'reset', 'create-password': 'create' }) as const)[linkPurpose]
