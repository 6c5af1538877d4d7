import { randomSecret, sha256 } from '../../common/crypto.ts'
import type { Queries, Transaction } from '../../database/Database.ts'
import { and, eq, gt, lte, ne } from '../../database/drizzle.ts'
import { HttpError } from '../../http/HttpError.ts'
import { accountLinks, rivalRegistrations } from './tables.ts'

export type Link = typeof accountLinks.$inferSelect
export type LinkPurpose = Link['purpose']

const hour = 3600
const day = 24 * hour

/** Lifetime of a link in seconds, by purpose (AUT-16 sets that of `change-email`). */
const lifetimes: Readonly<Record<LinkPurpose, number>> = {
  'verify-email': 2 * day,
  'reset-password': hour,
  'create-password': 14 * day,
  'complete-registration': 14 * day,
  'change-email': hour,
  newsletter: 365 * day,
}

interface LinkTarget {
  readonly purpose: LinkPurpose
  readonly userId: number
  readonly email: string
}

/** Path in the portal that each link opens. */
const linkPaths: Readonly<Record<LinkPurpose, string>> = {
  'verify-email': '/verify-email',
  'reset-password': '/reset-password',
  'create-password': '/create-password',
  'complete-registration': '/register',
  'change-email': '/verify-email',
  newsletter: '/unsubscribe',
}

/**
 * Creates a single-use link for one purpose and one account, and invalidates the account's earlier
 * links for that purpose. The secret is in the fragment, because browsers send it neither to servers
 * nor in Referer. The page removes it from the address first.
 * @returns the path, e.g. "/reset-password#token=…"
 */
export async function createLink(
  queries: Queries | Transaction,
  target: LinkTarget,
  now: Date,
): Promise<string> {
  const token = await createLinkToken(queries, target, now)
  return `${linkPaths[target.purpose]}#token=${token}${target.purpose === 'change-email' ? '&change=1' : ''}`
}

/** Creates the secret alone, for a page that the user already has open. */
export async function createLinkToken(
  queries: Queries | Transaction,
  target: LinkTarget,
  now: Date,
): Promise<string> {
  const token = randomSecret()
  const expiresAt = new Date(now.getTime() + lifetimes[target.purpose] * 1000)
  await queries
    .delete(accountLinks)
    .where(and(eq(accountLinks.userId, target.userId), eq(accountLinks.purpose, target.purpose)))
  await queries.delete(accountLinks).where(lte(accountLinks.expiresAt, now))
  await queries.insert(accountLinks).values({ ...target, expiresAt, tokenHash: await sha256(token) })
  return token
}

const isLive = async (token: string, now: Date) =>
  and(eq(accountLinks.tokenHash, await sha256(token)), gt(accountLinks.expiresAt, now))

/** @throws HttpError link_expired when the secret is unknown, used or expired */
export async function findLink(queries: Queries, token: string, now: Date): Promise<Link> {
  const [link] = await queries
    .select()
    .from(accountLinks)
    .where(await isLive(token, now))
  if (!link) throw new HttpError('link_expired')
  return link
}

/**
 * Consumes a secret; a rolled-back transaction restores it.
 * @throws HttpError link_expired when it is unknown, used, expired or for another purpose
 */
export async function useLink(
  tx: Transaction,
  token: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<Link> {
  const [link] = await tx
    .delete(accountLinks)
    .where(and(eq(accountLinks.purpose, purpose), await isLive(token, now)))
    .returning()
  if (!link) throw new HttpError('link_expired')
  return link
}

/**
 * Deletes every link of a user except the newsletter's unsubscribe link, and the registrations that such a
 * link could confirm, after the account was confirmed or the password was set again.
 */
export async function dropLinks(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(rivalRegistrations).where(eq(rivalRegistrations.userId, userId))
  await tx
    .delete(accountLinks)
    .where(and(eq(accountLinks.userId, userId), ne(accountLinks.purpose, 'newsletter')))
}
