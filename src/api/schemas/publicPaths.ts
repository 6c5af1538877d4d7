/**
 * Paths under /api/v5 of the calls that pages make before anyone signs in. Apart from the endpoints, which take their
 * paths from here, because `readPublic` calls them without the schema library.
 */
export const publicPaths = {
  translations: 'translations/web/{locale}',
  settings: 'settings/general',
  features: 'features',
  vendors: 'organization-groups',
  selfServices: 'self-service',
  housingServices: 'housing-services',
  portalPro: 'portal-pro/services',
  banners: 'organization-groups/{group}/promotional-banners',
  outages: 'organization-groups/{group}/outages',
  accessibility: 'organization-groups/{group}/accessibility',
  readingTerms: 'guest-readings/terms',
  providers: 'auth/social/providers',
  cardServices: 'card-payment/services',
  cardMethods: 'card-payment/payment-methods',
  partnerAccess: 'partners/access',
  uploadLimits: 'uploads/limits',
  menu: 'menu/{placement}/items',
} as const

/** Path of the call for a challenge to sign in with a passkey, likewise. */
export const passkeyRequestPath = 'auth/passkeys/challenges'
