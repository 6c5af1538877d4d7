import { ProofBody } from '../schemas/auth.ts'
import { publicPaths } from '../schemas/publicPaths.ts'
import {
  RefreshAnswer,
  RefreshBody,
  SocialAccountsAnswer,
  SocialCodeBody,
  SocialProviderQuery,
  SocialProvidersAnswer,
  SocialStartAnswer,
  SocialStartBody,
  SocialTokenAnswer,
} from '../schemas/social.ts'
import { endpoint } from './endpoint.ts'

export const socialProviders = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: publicPaths.providers,
  access: 'anyone',
  summary: 'Providers a person may sign in with',
  answer: SocialProvidersAnswer,
  cacheSeconds: 300,
})

export const startSocial = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'auth/social/authorization-code',
  access: 'anyone',
  summary: 'Begins a way through a provider; a link to a profile needs a token',
  body: SocialStartBody,
  answer: SocialStartAnswer,
  errors: ['rate_limited', 'social_failed', 'social_link_unavailable', 'unauthenticated'],
})

export const socialToken = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'auth/social/token',
  access: 'anyone',
  summary: 'Exchanges what came of a sign-in through a provider for tokens, once',
  body: SocialCodeBody,
  answer: SocialTokenAnswer,
  errors: ['social_account_exists', 'social_email_unverified', 'social_failed'],
})

export const linkSocial = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'auth/social/authorization-code/link',
  access: 'user',
  summary: 'Links the account of a provider to the profile that began it',
  body: SocialCodeBody,
  answer: SocialAccountsAnswer,
  errors: [
    'social_already_linked',
    'social_link_failed',
    'social_link_unavailable',
    'social_linked_elsewhere',
  ],
})

export const socialAccounts = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'auth/social/accounts',
  access: 'user',
  summary: 'Accounts of providers linked to the profile',
  answer: SocialAccountsAnswer,
})

export const unlinkSocial = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  path: 'auth/social/unlink',
  access: 'user',
  summary: 'Unlinks the account of a provider, but not one the profile was created with',
  query: SocialProviderQuery,
  body: ProofBody,
  answer: SocialAccountsAnswer,
  errors: ['rate_limited', 'social_unlink_unavailable'],
})

export const refreshToken = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'auth/token/refresh',
  access: 'anyone',
  summary: 'The next pair of tokens; the ones before end',
  body: RefreshBody,
  answer: RefreshAnswer,
  errors: ['unauthenticated'],
})
