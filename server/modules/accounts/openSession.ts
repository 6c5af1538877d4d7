import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { limits } from '../../../src/api/schemas/limits.ts'
import { randomSecret, sha256 } from '../../crypto.ts'
import type { Queries, Transaction } from '../../database/Database.ts'
import { sessions } from './tables.ts'

/** Lifetime of a refresh token in seconds; it covers a visit once a month. */
const refreshSeconds = 30 * 24 * 3600

const inSeconds = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

/** Matches sessions whose access token and refresh token have both expired. */
export const isOver = (now: Date) => lte(sql`coalesce(${sessions.refreshUntil}, ${sessions.expiresAt})`, now)

const bearer = (token: string) => ({ token, tokenType: 'Bearer' as const, expiresIn: limits.tokenSeconds })

/** Creates a session with an access token (AUT-13). */
export async function openSession(queries: Queries | Transaction, userId: number, now: Date) {
  const token = randomSecret()
  await queries.delete(sessions).where(isOver(now))
  await queries.insert(sessions).values({
    tokenHash: await sha256(token),
    userId,
    createdAt: now,
    expiresAt: inSeconds(now, limits.tokenSeconds),
  })
  return bearer(token)
}

/** Creates a session with an access token and a refresh token (AUT-11). */
export async function openLongSession(queries: Queries | Transaction, userId: number, now: Date) {
  const refreshToken = randomSecret()
  const session = await openSession(queries, userId, now)
  await queries
    .update(sessions)
    .set({ refreshHash: await sha256(refreshToken), refreshUntil: inSeconds(now, refreshSeconds) })
    .where(eq(sessions.tokenHash, await sha256(session.token)))
  return { ...session, refreshToken }
}

/**
 * Exchanges a refresh token for the next pair, once; the previous pair expires. Undefined if the token
 * is invalid.
 */
export async function renewSession(queries: Queries, refreshToken: string, now: Date) {
  const token = randomSecret()
  const next = randomSecret()
  const renewed = await queries
    .update(sessions)
    .set({
      tokenHash: await sha256(token),
      expiresAt: inSeconds(now, limits.tokenSeconds),
      refreshHash: await sha256(next),
      refreshUntil: inSeconds(now, refreshSeconds),
    })
    .where(and(eq(sessions.refreshHash, await sha256(refreshToken)), gt(sessions.refreshUntil, now)))
    .returning({ userId: sessions.userId })
  return renewed.length > 0 ? { ...bearer(token), refreshToken: next } : undefined
}
