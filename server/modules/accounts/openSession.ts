import { limits } from '../../../src/api/schemas/limits.ts'
import { randomSecret, sha256 } from '../../common/crypto.ts'
import type { Queries, Transaction } from '../../database/Database.ts'
import { and, eq, gt, inArray, lte, sql } from '../../database/drizzle.ts'
import { isSignedInAt } from './prepareSession.ts'
import type { SignInSource } from './signInSource.ts'
import { sessions, spentRefreshTokens } from './tables.ts'

/** Lifetime of a refresh token in seconds; it covers a visit once a month. */
const refreshSeconds = 30 * 24 * 3600
/** Seconds in which a page takes its session. */
const codeSeconds = 120
/** Seconds after its sign-in at which a session ends, however often it is renewed. */
const sessionSeconds = 180 * 24 * 3600
/** Seconds in which a spent refresh token may come again: two tabs may renew at the same time. */
const replaySeconds = 30

const inSeconds = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

/** Matches sessions whose access token and refresh token have both expired. */
export const isOver = (now: Date) => lte(sql`coalesce(${sessions.refreshUntil}, ${sessions.expiresAt})`, now)

const bearer = (token: string) => ({ token, tokenType: 'Bearer' as const, expiresIn: limits.tokenSeconds })

/** Creates a session with an access token (AUT-13). */
export async function openSession(
  queries: Queries | Transaction,
  userId: number,
  source: SignInSource,
  now: Date,
) {
  const token = randomSecret()
  await queries.delete(sessions).where(isOver(now))
  await queries.insert(sessions).values({
    tokenHash: await sha256(token),
    userId,
    ...source,
    createdAt: now,
    seenAt: now,
    expiresAt: inSeconds(now, limits.tokenSeconds),
  })
  return bearer(token)
}

/**
 * Creates a session and returns a code for the page that shall have it: a refresh token that is valid for two minutes, once
 * and at the origin that signed in (AUT-22).
 */
export async function openSessionByCode(
  queries: Queries | Transaction,
  userId: number,
  source: SignInSource,
  now: Date,
): Promise<string> {
  const code = randomSecret()
  await queries.insert(sessions).values({
    // A token that nobody has.
    tokenHash: await sha256(randomSecret()),
    userId,
    ...source,
    createdAt: now,
    seenAt: now,
    expiresAt: now,
    refreshHash: await sha256(code),
    refreshUntil: inSeconds(now, codeSeconds),
  })
  return code
}

/** Creates a session with an access token and a refresh token (AUT-11). */
export async function openLongSession(
  queries: Queries | Transaction,
  userId: number,
  source: SignInSource,
  now: Date,
) {
  const refreshToken = randomSecret()
  const session = await openSession(queries, userId, source, now)
  await queries
    .update(sessions)
    .set({ refreshHash: await sha256(refreshToken), refreshUntil: inSeconds(now, refreshSeconds) })
    .where(eq(sessions.tokenHash, await sha256(session.token)))
  return { ...session, refreshToken }
}

/**
 * Exchanges a refresh token for the next pair, once; the previous pair expires. A token that comes again
 * later was copied, so its session ends for everybody. Undefined if the token is invalid, or of another origin.
 */
export async function renewSession(queries: Queries, refreshToken: string, origin: string | null, now: Date) {
  const token = randomSecret()
  const next = randomSecret()
  const spentHash = await sha256(refreshToken)
  const isRenewed = await queries.transaction(async tx => {
    const [session] = await tx
      .select({ id: sessions.id, createdAt: sessions.createdAt })
      .from(sessions)
      .where(and(eq(sessions.refreshHash, spentHash), gt(sessions.refreshUntil, now), isSignedInAt(origin)))
      .for('update')
    if (!session) {
      await endReplayedSession(tx, spentHash, now)
      return false
    }
    const end = inSeconds(session.createdAt, sessionSeconds)
    const earlier = (moment: Date) => (moment < end ? moment : end)
    await tx
      .update(sessions)
      .set({
        tokenHash: await sha256(token),
        seenAt: now,
        expiresAt: earlier(inSeconds(now, limits.tokenSeconds)),
        refreshHash: await sha256(next),
        refreshUntil: earlier(inSeconds(now, refreshSeconds)),
      })
      .where(eq(sessions.id, session.id))
    await tx.insert(spentRefreshTokens).values({ tokenHash: spentHash, sessionId: session.id, at: now })
    return true
  })
  return isRenewed ? { ...bearer(token), refreshToken: next } : undefined
}

async function endReplayedSession(tx: Transaction, spentHash: string, now: Date): Promise<void> {
  const replayed = tx
    .select({ id: spentRefreshTokens.sessionId })
    .from(spentRefreshTokens)
    .where(
      and(
        eq(spentRefreshTokens.tokenHash, spentHash),
        lte(spentRefreshTokens.at, inSeconds(now, -replaySeconds)),
      ),
    )
  await tx.delete(sessions).where(inArray(sessions.id, replayed))
}
