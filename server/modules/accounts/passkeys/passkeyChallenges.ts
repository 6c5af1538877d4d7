import { bytesOfBase64Url } from '../../../common/base64.ts'
import { randomSecret, sha256 } from '../../../common/crypto.ts'
import type { Queries } from '../../../database/Database.ts'
import { and, eq, gt, isNull, lte } from '../../../database/drizzle.ts'
import { passkeyChallenges } from './tables.ts'

/** What a challenge is for: a sign-in on an origin, or a new passkey of a session there. */
interface Purpose {
  readonly origin: string
  /** Token hash of the session; absent for a sign-in. */
  readonly sessionHash?: string
}

/** Stores a new challenge. @returns 32 random bytes as base64url */
export async function createChallenge(
  queries: Queries,
  purpose: Purpose,
  seconds: number,
  now: Date,
): Promise<string> {
  const challenge = randomSecret()
  const expiresAt = new Date(now.getTime() + seconds * 1000)
  await queries.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now))
  await queries
    .insert(passkeyChallenges)
    .values({ ...purpose, challengeHash: await sha256(challenge), expiresAt })
  return challenge
}

/**
 * Takes the challenge that a browser signed: whatever comes of it, it is used.
 * @returns undefined if it is unknown, used, expired or for something else
 */
export async function takeChallenge(
  queries: Queries,
  clientDataJson: string,
  { origin, sessionHash }: Purpose,
  now: Date,
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJson)
  if (challenge === undefined) return undefined
  const { challengeHash } = passkeyChallenges
  const taken = await queries
    .delete(passkeyChallenges)
    .where(
      and(
        eq(challengeHash, await sha256(challenge)),
        eq(passkeyChallenges.origin, origin),
        sessionHash === undefined
          ? isNull(passkeyChallenges.sessionHash)
          : eq(passkeyChallenges.sessionHash, sessionHash),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challengeHash })
  return taken.length > 0 ? challenge : undefined
}

/** The challenge in the data of a browser; undefined if they are no such data, or come from a frame of another site. */
function challengeIn(clientDataJson: string): string | undefined {
  try {
    const data: unknown = JSON.parse(new TextDecoder().decode(bytesOfBase64Url(clientDataJson)))
    if (typeof data !== 'object' || data === null || !('challenge' in data)) return undefined
    if ('crossOrigin' in data && data.crossOrigin === true) return undefined
    return typeof data.challenge === 'string' ? data.challenge : undefined
  } catch {
    return undefined
  }
}
