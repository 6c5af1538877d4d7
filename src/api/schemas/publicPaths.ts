/**
 * Where the things stand under /api/v5 that pages ask for before anyone signs in. They are known without schemas,
 * because those pages do not carry the schema library; see src/suite/publicData.ts.
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
  providers: 'auth/social/providers',
  cardServices: 'card-payment/services',
  cardMethods: 'card-payment/payment-methods',
  partnerAccess: 'partners/access',
  footer: 'menu/footer/items?isActiveForWeb=1',
} as const
