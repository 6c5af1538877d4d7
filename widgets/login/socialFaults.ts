/** Why a provider's return was refused, where the visitor can do something about it; each has its own sentence. */
export const socialFaults = ['social_account_exists', 'social_email_unverified'] as const
