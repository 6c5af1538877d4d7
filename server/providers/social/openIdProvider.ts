import { loadOnce } from '../../common/loadOnce.ts'
import type { SocialProvider } from './SocialProvider.ts'

export interface OpenIdProviderOptions {
  readonly id: string
  readonly name: string
  /** The issuer's URL; its configuration is below it, under /.well-known/openid-configuration. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: () => Promise<string>
  /** Sends requests to the provider, instead of the network's fetch. */
  readonly send?: (url: string, request: RequestInit) => Promise<Response>
}

const timeoutSeconds = 10

/**
 * A provider that supports OpenID Connect: authorization code with PKCE, state and nonce; verifies the
 * signature of the ID token. The library and the provider's configuration are loaded at the first sign-in.
 */
export function openIdProvider({
  id,
  name,
  issuer,
  clientId,
  clientSecret,
  send,
}: OpenIdProviderOptions): SocialProvider {
  const configuration = loadOnce(async () => {
    const client = await import('openid-client')
    return client.discovery(new URL(issuer), clientId, await clientSecret(), undefined, {
      timeout: timeoutSeconds,
      ...(send && { [client.customFetch]: (url, options) => send(url, options as RequestInit) }),
      execute: [
        client.enableNonRepudiationChecks,
        // For the mock provider only; the environment accepts no provider without TLS.
        ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
      ],
    })
  })

  return {
    id,
    name,
    async begin(redirectUri, { state, nonce, verifier }) {
      const config = await configuration()
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client')
      return buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }).href
    },
    async finish(address, { state, nonce, verifier }) {
      const config = await configuration()
      const { authorizationCodeGrant, fetchUserInfo } = await import('openid-client')
      const tokens = await authorizationCodeGrant(config, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('The provider sent no identity token.')
      const profile =
        typeof claims.email === 'string' || !config.serverMetadata().userinfo_endpoint
          ? claims
          : { ...(await fetchUserInfo(config, tokens.access_token, claims.sub)), sub: claims.sub }
      const text = (value: unknown) => (typeof value === 'string' ? value : '')
      return {
        subject: claims.sub,
        email: text(profile.email) || null,
        isEmailVerified: profile.email_verified === true,
        firstName: text(profile.given_name),
        lastName: text(profile.family_name),
      }
    },
  }
}
