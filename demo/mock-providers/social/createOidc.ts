import { generateKeyPairSync, randomUUID } from 'node:crypto'
import type { JWK } from 'oidc-provider'
import type { Queries } from '../../../server/database/Database.ts'
import { and, eq } from '../../../server/database/drizzle.ts'
import { readSecret } from '../../../server/database/readSecret.ts'
import { settings } from '../../../server/database/tables.ts'
import { callbackAddress } from '../../../server/modules/accounts/social/callbackAddress.ts'
import type { MockServices } from '../MockServices.ts'
import { sandboxPeople } from '../tables.ts'
import {
  type MockSocialProviderId,
  mockClientId,
  mockClientSecret,
  mockIdentityProvider,
  mockIssuer,
  mockSiteId,
} from './mockSocialProviders.ts'
import { oidcAdapter } from './oidcAdapter.ts'
import { refusalPage } from './socialPages.ts'

/** Created at first use; every process on the database gets the same key. */
async function readKey(queries: Queries): Promise<JWK> {
  const key = 'sandbox_social_key'
  const find = async () => (await queries.select().from(settings).where(eq(settings.key, key)))[0]?.value
  const present = await find()
  if (present) return present as JWK
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const value = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' }
  await queries.insert(settings).values({ key, value }).onConflictDoNothing()
  return (await find()) as JWK
}

/** An OpenID Connect provider by a certified library, as strict as real providers. */
export async function createOidc(
  id: MockSocialProviderId,
  { database: { queries }, publicUrl, sandboxUrl, siteUrl }: MockServices,
) {
  const isOfVendor = id === mockIdentityProvider.id
  // Imported late, because it starts slowly and few requests need it.
  const { default: Provider, interactionPolicy } = await import('oidc-provider')
  const policy = interactionPolicy.base()
  // No sign-in is remembered, because demo users want to choose another identity each time.
  policy
    .get('login')
    ?.checks.add(
      new interactionPolicy.Check('anew', 'nobody stays signed in', context => !context.oidc.result?.login),
    )
  const provider = new Provider(mockIssuer(sandboxUrl, id), {
    adapter: oidcAdapter(queries, id),
    jwks: { keys: [await readKey(queries)] },
    cookies: {
      keys: [await readSecret(queries, 'sandbox_social_cookies')],
      // Both providers share one origin and must not read each other's cookies.
      names: { session: `${id}_session`, interaction: `${id}_interaction`, resume: `${id}_resume` },
    },
    clients: [
      {
        client_id: isOfVendor ? mockSiteId : mockClientId,
        client_secret: await mockClientSecret(queries),
        redirect_uris: [isOfVendor ? `${siteUrl}/return` : callbackAddress({ publicUrl }, id)],
        response_types: ['code'],
        grant_types: ['authorization_code', ...(isOfVendor ? ['refresh_token'] : [])],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    // Two tokens of one second differ by their id alone, and each is exchanged once.
    claims: {
      openid: ['sub', 'jti'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    // The portal reads the vendor's ID tokens alone; other sites ask for the claims.
    conformIdTokenClaims: !isOfVendor,
    issueRefreshToken: async (_, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_, { uid }) => `/oidc/${id}/who/${uid}` },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 3600,
      IdToken: 600,
      Interaction: 900,
      RefreshToken: 86_400,
      Session: 900,
    },
    clientBasedCORS: () => false,
    async findAccount(_, subject) {
      const [person] = await queries
        .select()
        .from(sandboxPeople)
        .where(and(eq(sandboxPeople.provider, id), eq(sandboxPeople.subject, subject)))
      return (
        person && {
          accountId: subject,
          claims: () => ({
            sub: subject,
            jti: randomUUID(),
            email: person.email,
            email_verified: person.isVerified,
            given_name: person.firstName,
            family_name: person.lastName,
          }),
        }
      )
    },
    renderError(context, { error }) {
      context.type = 'html'
      context.body = String(refusalPage(error))
    },
  })
  // Requests pass through this server, which knows the public URL.
  provider.proxy = true
  return provider
}

export type Oidc = Awaited<ReturnType<typeof createOidc>>
