import * as z from 'zod/mini'
import { LinkToken, SessionToken } from './auth.ts'
import { data } from './primitives.ts'

/** Parameters of a token exchange (RFC 8693), as JSON: an ID token of the vendor's OpenID provider for a session. */
export const TokenExchangeBody = z.object({
  grant_type: z.literal('urn:ietf:params:oauth:grant-type:token-exchange'),
  subject_token: z.string().check(z.minLength(1), z.maxLength(10_000)),
  subject_token_type: z.literal('urn:ietf:params:oauth:token-type:id_token'),
})

export const ExchangedToken = z.extend(SessionToken, { kind: z.literal('signed-in') })
/** Not linked to an account yet: the resident signs in and confirms the link with `ticket` within 15 minutes. */
export const UnlinkedIdentity = z.object({ kind: z.literal('unlinked'), ticket: z.string() })

export const TokenExchangeAnswer = data(z.discriminatedUnion('kind', [ExchangedToken, UnlinkedIdentity]))

/** The resident's own confirmation that the person of the vendor's site is the owner of the account. */
export const LinkIdentityBody = z.object({
  ticket: LinkToken,
  password: z.string().check(z.minLength(1, 'validation.required'), z.maxLength(255)),
})
