import type { Queries } from '../server/database/Database.ts'
import type { Environment } from '../server/environment.ts'
import { openIdProvider } from '../server/providers/social/openIdProvider.ts'
import type { SocialProvider } from '../server/providers/social/SocialProvider.ts'
import {
  mockClientId,
  mockClientSecret,
  mockIssuer,
  mockSocialProviders,
} from './mock-providers/social/mockSocialProviders.ts'

interface Options {
  readonly environment: Pick<Environment, 'SOCIAL_PROVIDERS'>
  readonly queries: Queries
  /** Where people reach the sandbox, and where this process does. */
  readonly sandboxUrl: string
  readonly sandboxAddress: string
}

/** The providers of the environment, or the sandbox's two where it names none. */
export function createProviders(options: Options): readonly SocialProvider[] {
  const { environment, queries, sandboxUrl, sandboxAddress } = options
  if (environment.SOCIAL_PROVIDERS)
    return environment.SOCIAL_PROVIDERS.map(({ clientSecret, ...entry }) =>
      openIdProvider({ ...entry, clientSecret: async () => clientSecret }),
    )
  return mockSocialProviders.map(({ id, name }) =>
    openIdProvider({
      id,
      name,
      issuer: mockIssuer(sandboxUrl, id),
      clientId: mockClientId,
      clientSecret: () => mockClientSecret(queries),
      // The address people use may not be reachable from here, for example from within a container.
      send: (url, request) => fetch(url.replace(sandboxUrl, sandboxAddress), request),
    }),
  )
}
