import * as z from 'zod/mini'
import { LinkToken, Proof, SessionToken } from './auth.ts'
import { data, Locale, Moment, Slug } from './primitives.ts'

/** Providers of social sign-in (AUT-3), in the order of their buttons. */
export const SocialProvider = z.object({ id: Slug, name: z.string() })
export const SocialProvidersAnswer = data(z.array(SocialProvider))

/** URL of the page that gets the result: on the portal or on an origin that may embed elements. */
export const RedirectUrl = z.string().check(z.minLength(1, 'validation.required'), z.maxLength(2000))

/**
 * Starts a flow with a provider.
 * - `page`: redirects and returns to `redirectUrl#social=…&state=…&provider=…`, or `#social_error=…` instead of the
 *   code
 * - `popup`: a popup sends a `SocialMessage` to its opener on the origin of `redirectUrl`
 */
export const SocialStartBody = z.object({
  provider: Slug,
  purpose: z.enum(['sign-in', 'link']),
  display: z.enum(['page', 'popup']),
  redirectUrl: RedirectUrl,
  /** Needed to link a provider to a profile. */
  password: Proof,
  /** Language of the page in between. */
  locale: z.optional(Locale),
})

/**
 * Where to redirect the user. `state` is returned with the result: a mismatch is ignored (AUT-11). `ticket` never
 * leaves the page; a result is worthless without it.
 */
export const SocialFlow = z.object({
  authorizationUrl: z.string(),
  state: z.string(),
  ticket: z.string(),
  expiresAt: Moment,
})
export const SocialStartAnswer = data(SocialFlow)

/** The result, redeemable once within two minutes by the page that started. */
export const SocialCodeBody = z.object({
  provider: Slug,
  code: LinkToken,
  redirectUrl: RedirectUrl,
  ticket: LinkToken,
})

/** An access token and its refresh token. */
export const SocialTokens = z.extend(SessionToken, { refreshToken: z.string() })

export const RefreshBody = z.object({ refreshToken: LinkToken })
export const RefreshAnswer = data(SocialTokens)

export const SocialSignIn = z.extend(SocialTokens, { kind: z.literal('signed-in') })
/** New here: `token` is the input of `auth/complete-registration` (AUT-7), the rest is the provider's data. */
export const SocialRegistration = z.object({
  kind: z.literal('registration'),
  token: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
})
export const SocialTokenAnswer = data(z.discriminatedUnion('kind', [SocialSignIn, SocialRegistration]))

/** A provider with the account linked to the profile (AUT-12). */
export const SocialAccount = z.object({
  provider: Slug,
  name: z.string(),
  /** The provider's name of the account, if one is linked. */
  email: z.nullable(z.string()),
  linkedAt: z.nullable(Moment),
  /** False if the profile was created with it. */
  canUnlink: z.boolean(),
})
export const SocialAccountsAnswer = data(z.array(SocialAccount))

export const SocialProviderQuery = z.object({ provider: Slug })

/** Message from the provider's popup to its opener, sent from the API's origin. */
export const SocialMessage = z.object({
  type: z.literal('resident-social'),
  provider: z.string(),
  state: z.string(),
  /** Null if the user declined or the provider failed. */
  code: z.nullable(z.string()),
})
export type SocialMessage = z.infer<typeof SocialMessage>
