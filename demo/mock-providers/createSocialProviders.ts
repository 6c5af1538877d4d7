import type { Queries } from '../../server/database/Database.ts'
import { openIdProvider } from '../../server/providers/social/openIdProvider.ts'
import type { SocialProvider } from '../../server/providers/social/SocialProvider.ts'
import {
  mockClientId,
  mockClientSecret,
  mockIssuer,
  mockSocialProviders,
} from './social/mockSocialProviders.ts'

interface Options {
  readonly queries: Queries
  /** Base URL of the mock providers. */
  readonly sandboxUrl: string
  /** URL of the mock providers from within this process. */
  readonly sandboxAddress: string
}

/** The two mock OpenID Connect providers, through the adapter of real ones. */
export const createSocialProviders = ({
  queries,
  sandboxUrl,
  sandboxAddress,
}: Options): readonly SocialProvider[] =>
  mockSocialProviders.map(({ id, name }) =>
    openIdProvider({
      id,
      name,
      issuer: mockIssuer(sandboxUrl, id),
      clientId: mockClientId,
      clientSecret: () => mockClientSecret(queries),
      // The public URL may be unreachable from here, for example from within a container.
      send: (url, request) => fetch(url.replace(sandboxUrl, sandboxAddress), request),
    }),
  )
