import { and, eq, gt, lte, ne } from 'drizzle-orm'
import { randomSecret, sha256 } from '../../crypto.ts'
import type { Queries, Transaction } from '../../database/Database.ts'
import { HttpError } from '../../http/HttpError.ts'
import { accountLinks } from './tables.ts'

export type Link = typeof accountLinks.$inferSelect
export type LinkPurpose = Link['purpose']

const hour = 3600
const day = 24 * hour

/** Seconds a link of each purpose works (AUT-16 names the one for a new address). */
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

/** Where in the portal each link leads. */
const places: Readonly<Record<LinkPurpose, string>> = {
  'verify-email': '/verify-email',
  'reset-password': '/reset-password',
  'create-password': '/create-password',
  'complete-registration': '/register',
  'change-email': '/verify-email',
  newsletter: '/unsubscribe',
}

/**
 * A link with a secret for one purpose, one account and one use; the account's earlier ones for it stop working.
 * The secret stands behind "#": browsers send that to no server and put it into no Referer. The page takes it out
 * of the address before anything else.
 * @returns the path, e.g. "/reset-password#token=…"
 */
export async function createLink(queries: Queries | Transaction, of: LinkTarget, now: Date): Promise<string> {
  const token = await createLinkToken(queries, of, now)
  return `${places[of.purpose]}#token=${token}${of.purpose === 'change-email' ? '&change=1' : ''}`
}

/** The secret of a link alone, for a page that a person is on already. */
export async function createLinkToken(
  queries: Queries | Transaction,
  of: LinkTarget,
  now: Date,
): Promise<string> {
  const token = randomSecret()
  const expiresAt = new Date(now.getTime() + lifetimes[of.purpose] * 1000)
  await queries
    .delete(accountLinks)
    .where(and(eq(accountLinks.userId, of.userId), eq(accountLinks.purpose, of.purpose)))
  await queries.delete(accountLinks).where(lte(accountLinks.expiresAt, now))
  await queries.insert(accountLinks).values({ ...of, expiresAt, tokenHash: await sha256(token) })
  return token
}

const isLive = async (token: string, now: Date) =>
  and(eq(accountLinks.tokenHash, await sha256(token)), gt(accountLinks.expiresAt, now))

/** @throws HttpError link_expired when the secret is unknown, used or too old */
export async function findLink(queries: Queries, token: string, now: Date): Promise<Link> {
  const [link] = await queries
    .select()
    .from(accountLinks)
    .where(await isLive(token, now))
  if (!link) throw new HttpError('link_expired')
  return link
}

/**
 * Uses a secret up. If the transaction fails it can be used again.
 * @throws HttpError link_expired when it is unknown, used, too old or for something else
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

/** After a password was set anew nothing that was sent before counts any more, but the newsletter's way out. */
export async function dropLinks(tx: Transaction, userId: number): Promise<void> {
  await tx
    .delete(accountLinks)
    .where(and(eq(accountLinks.userId, userId), ne(accountLinks.purpose, 'newsletter')))
}
