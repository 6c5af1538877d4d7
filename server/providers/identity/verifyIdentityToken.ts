import type { JWTPayload, JWTVerifyGetKey } from 'jose'
import * as z from 'zod/mini'

/** What a verified ID token says of a person. */
export interface Identity {
  readonly subject: string
  /** Absent unless the provider has verified it. */
  readonly verifiedEmail: string | undefined
  /** Names the token among all of its issuer. */
  readonly id: string
  readonly expiresAt: Date
}

interface Expected {
  readonly issuer: string
  readonly audience: string
}

const Metadata = z.object({ issuer: z.string(), jwks_uri: z.url() })

/** Signatures by a published key; never a shared secret, and never none. */
const algorithms = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
]

const toleranceSeconds = 30
/** Seconds after which a token is refused, however long its issuer lets it live. */
const mostAge = '1 hour'
const timeoutMilliseconds = 5000

const keys = new Map<string, Promise<JWTVerifyGetKey>>()

/** The published keys of an issuer. The library fetches them again when a token names an unknown one. */
async function discoverKeys(issuer: string): Promise<JWTVerifyGetKey> {
  const { createRemoteJWKSet } = await import('jose')
  const response = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMilliseconds),
  })
  if (!response.ok) throw new Error(`The issuer answered ${response.status}.`)
  const metadata = z.parse(Metadata, await response.json())
  if (metadata.issuer !== issuer) throw new Error('The configuration is of another issuer.')
  const keysUrl = new URL(metadata.jwks_uri)
  if (keysUrl.protocol !== new URL(issuer).protocol) throw new Error('The keys have another protocol.')
  return createRemoteJWKSet(keysUrl, { timeoutDuration: timeoutMilliseconds })
}

function keysOf(issuer: string): Promise<JWTVerifyGetKey> {
  const known =
    keys.get(issuer) ??
    discoverKeys(issuer).catch((error: unknown) => {
      keys.delete(issuer)
      throw error
    })
  keys.set(issuer, known)
  return known
}

/**
 * Issuer and audience that a token claims, unverified.
 * @returns undefined for text that is no token
 */
export async function claimedProvider(
  token: string,
): Promise<{ readonly issuer: string; readonly audiences: readonly string[] } | undefined> {
  const { decodeJwt } = await import('jose')
  try {
    const { iss, aud } = decodeJwt(token)
    return typeof iss === 'string' ? { issuer: iss, audiences: [aud ?? []].flat() } : undefined
  } catch {
    return undefined
  }
}

/**
 * Verifies an ID token: its signature by the issuer's published keys, issuer, audience, authorized party,
 * expiry and age.
 * @throws Error if any of it is wrong, or the issuer does not respond
 */
export async function verifyIdentityToken(
  token: string,
  { issuer, audience }: Expected,
  now: Date,
): Promise<Identity> {
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
}

function identityOf(payload: JWTPayload, audience: string, token: string): Identity {
  const { sub = '', exp = 0, aud, azp, jti, nonce, email, email_verified } = payload
  const isShared = Array.isArray(aud) && aud.length > 1
  if (azp === undefined ? isShared : azp !== audience)
    throw new Error('The token was issued for another party.')
  if (sub === '' || sub.length > 255) throw new Error('The token names no person.')
  const named = [jti, nonce].find(value => typeof value === 'string' && value !== '')
  return {
    subject: sub,
    verifiedEmail: email_verified === true && typeof email === 'string' ? email : undefined,
    // Without a name the signed part is the name, because signatures of some algorithms can be changed.
    id: typeof named === 'string' ? named : token.slice(0, token.lastIndexOf('.')),
    expiresAt: new Date((exp + toleranceSeconds) * 1000),
  }
}
