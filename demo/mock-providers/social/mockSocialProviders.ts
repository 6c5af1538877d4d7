import type { Queries } from '../../../server/database/Database.ts'
import { readSecret } from '../../../server/database/readSecret.ts'

/** The demo's two providers: a mail provider and a social network. */
export const mockSocialProviders = [
  { id: 'lumo', name: 'Lumo' },
  { id: 'kaimyna', name: 'Kaimyna' },
] as const

export type MockSocialProviderId = (typeof mockSocialProviders)[number]['id'] | 'alfa-id'

/** The vendor alfa's own provider, where its customers are signed in. */
export const mockIdentityProvider = { id: 'alfa-id', name: 'Alfa namai' } as const

/** Client id of alfa's site at its provider. */
export const mockSiteId = 'alfa-site'

/** This server's client id at the mock providers. */
export const mockClientId = 'resident-portal'

export const mockClientSecret = (queries: Queries): Promise<string> =>
  readSecret(queries, 'sandbox_social_secret')

/** Issuer URL of a mock provider. */
export const mockIssuer = (sandboxUrl: string, id: string): string => `${sandboxUrl}/oidc/${id}`
