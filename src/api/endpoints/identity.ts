import { LinkIdentityBody, TokenExchangeAnswer, TokenExchangeBody } from '../schemas/identity.ts'
import { endpoint } from './endpoint.ts'

export const exchangeToken = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'auth/token-exchange',
  access: 'anyone',
  summary: "Exchanges an ID token of a vendor's OpenID provider for a session, once (RFC 8693)",
  body: TokenExchangeBody,
  answer: TokenExchangeAnswer,
  errors: ['rate_limited', 'unauthenticated'],
})

export const linkIdentity = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'auth/identities',
  access: 'user',
  summary: "Links the person of a vendor's OpenID provider to the account, confirmed by its password",
  body: LinkIdentityBody,
  answer: 'none',
  errors: ['link_expired', 'rate_limited', 'social_linked_elsewhere'],
})
