import type { Queries } from '../../../server/database/Database.ts'
import { readSecret } from '../../../server/database/readSecret.ts'

/** The demonstration's two providers: one that people have mail at, one that neighbours meet at. */
export const sandboxProviders = [
  { id: 'lumo', name: 'Lumo' },
  { id: 'kaimyna', name: 'Kaimyna' },
] as const

export type SandboxProviderId = (typeof sandboxProviders)[number]['id']

/** What the sandbox's providers call this server. */
export const sandboxClientId = 'resident-portal'

export const sandboxClientSecret = (queries: Queries): Promise<string> =>
  readSecret(queries, 'sandbox_social_secret')

/** Where a sandbox provider stands. */
export const sandboxIssuer = (sandboxUrl: string, id: string): string => `${sandboxUrl}/oidc/${id}`
