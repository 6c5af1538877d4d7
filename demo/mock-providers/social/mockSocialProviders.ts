import type { Queries } from '../../../server/database/Database.ts'
import { readSecret } from '../../../server/database/readSecret.ts'

/** The demonstration's two providers: one that people have mail at, one that neighbours meet at. */
export const mockSocialProviders = [
  { id: 'lumo', name: 'Lumo' },
  { id: 'kaimyna', name: 'Kaimyna' },
] as const

export type MockSocialProviderId = (typeof mockSocialProviders)[number]['id']

/** What the sandbox's providers call this server. */
export const mockClientId = 'resident-portal'

export const mockClientSecret = (queries: Queries): Promise<string> =>
  readSecret(queries, 'sandbox_social_secret')

/** Where a sandbox provider stands. */
export const mockIssuer = (sandboxUrl: string, id: string): string => `${sandboxUrl}/oidc/${id}`
