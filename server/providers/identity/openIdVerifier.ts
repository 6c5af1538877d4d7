import type { JWTPayload, RemoteJWKSet } from 'jose'
import * as z from 'zod/mini'
import type { ReadJson } from '../network/readPublicJson.ts'
import type { Identity, IdentityVerifier } from './IdentityVerifier.ts'

const Metadata = z.object({ issuer: z.string(), jwks_uri: z.url() })

/** Signatures by a published key; never a shared secret, and never none. */
const algorithms = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
]

const toleranceSeconds = 30
/** Age at which a token is refused, however long its issuer lets it live. */
const mostAge = '1 hour'

/** Verifies ID tokens. It remembers the keys of each issuer. */
export function openIdVerifier(readJson: ReadJson): IdentityVerifier {
  const keys = new Map<string, Promise<RemoteJWKSet>>()

  /** The published keys of an issuer. The library fetches them again when a token names an unknown one. */
  const discoverKeys = async (issuer: string) => {
    const { createRemoteJWKSet, customFetch } = await import('jose')
    const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
    const metadata = z.parse(Metadata, await readJson(address))
    if (metadata.issuer !== issuer) throw new Error('The configuration is of another issuer.')
    return createRemoteJWKSet(new URL(metadata.jwks_uri), {
      [customFetch]: async (url: string) => Response.json(await readJson(url)),
    })
  }

  const keysOf = (issuer: string) => {
    const known =
      keys.get(issuer) ??
      discoverKeys(issuer).catch((error: unknown) => {
        keys.delete(issuer)
        throw error
      })
    keys.set(issuer, known)
    return known
  }

  return {
    async checkIssuer(issuer) {
      const published = await keysOf(issuer)
      await published.reload()
      if (published.jwks()?.keys.length === 0) throw new Error('It publishes no key.')
    },
    async verify(token, { issuer, audience }, now) {
      const { jwtVerify } = await import('jose')
      const { payload, protectedHeader } = await jwtVerify(token, await keysOf(issuer), {
        issuer,
        audience,
        algorithms,
        clockTolerance: toleranceSeconds,
        maxTokenAge: mostAge,
        requiredClaims: ['sub', 'iat', 'exp'],
        currentDate: now,
      })
      // Access tokens (RFC 9068) and logout tokens name their type.
      if ((protectedHeader.typ ?? 'JWT').toUpperCase() !== 'JWT') throw new Error('The token is no ID token.')
      return identityOf(payload, audience, token)
    },
  }
}

function identityOf(payload: JWTPayload, audience: string, token: string): Identity {
  const { sub = '', exp = 0, aud, azp, jti, email, email_verified } = payload
  const isShared = Array.isArray(aud) && aud.length > 1
  if (azp === undefined ? isShared : azp !== audience)
    throw new Error('The token was issued for another party.')
  if (sub === '' || sub.length > 255) throw new Error('The token names no person.')
  return {
    subject: sub,
    verifiedEmail: email_verified === true && typeof email === 'string' ? email : undefined,
    // Without a name the signed part is the name, because signatures of some algorithms can be changed. The
    // nonce is no name: refreshed tokens repeat it.
    id: typeof jti === 'string' && jti !== '' ? jti : token.slice(0, token.lastIndexOf('.')),
    expiresAt: new Date((exp + toleranceSeconds) * 1000),
  }
}
