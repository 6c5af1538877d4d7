import type { SQL } from 'drizzle-orm'
import { and, inArray, isNotNull, isNull, lte, ne } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { limits } from '../src/api/schemas/limits.ts'
import { rateLimits, sessions } from './database/schema.ts'
import { createJobRunner, type JobRunner } from './jobs/createJobRunner.ts'
import { isOver } from './modules/accounts/openSession.ts'
import { sandboxOidc, socialStates } from './modules/accounts/social/tables.ts'
import { accountLinks, accountRequests, emailChanges, mails } from './modules/accounts/tables.ts'
import { contractEmailChanges } from './modules/contracts/settingsTables.ts'
import { recentReads } from './modules/invoices/tables.ts'
import { chatConversations } from './modules/liveChat/tables.ts'
import { paymentSessions } from './modules/partners/tables.ts'
import {
  idempotencyKeys,
  paymentOrders,
  sandboxCardTokens,
  sandboxOrders,
} from './modules/payments/tables.ts'
import { pollSignings } from './modules/polls/tables.ts'
import { uploads } from './modules/uploads/tables.ts'
import type { Services } from './Services.ts'

type Needed = Pick<Services, 'database' | 'clock' | 'files' | 'logger'>

const dayMilliseconds = 24 * 60 * 60 * 1000

/**
 * What is kept until when. Rows with an end of their own go at that end; what only serves to recognise a repetition or
 * to count goes a day after its window; mail that nobody could be sent, and what sandbox neighbours know, after a month; conversations after two years.
 */
function overdue(now: Date): readonly (readonly [name: string, table: PgTable, isDue: SQL | undefined])[] {
  const yesterday = new Date(now.getTime() - dayMilliseconds)
  const lastMonth = new Date(now.getTime() - 30 * dayMilliseconds)
  return [
    ['sessions', sessions, isOver(now)],
    ['links', accountLinks, lte(accountLinks.expiresAt, now)],
    ['changes of e-mail', emailChanges, lte(emailChanges.expiresAt, now)],
    ['changes of a contract’s e-mail', contractEmailChanges, lte(contractEmailChanges.expiresAt, now)],
    ['ways through a provider', socialStates, lte(socialStates.expiresAt, now)],
    ['attempts', rateLimits, lte(rateLimits.at, yesterday)],
    ['idempotency keys', idempotencyKeys, lte(idempotencyKeys.createdAt, yesterday)],
    ['requests of accounts', accountRequests, lte(accountRequests.createdAt, yesterday)],
    ['marks to take back', recentReads, lte(recentReads.at, yesterday)],
    [
      'conversations',
      chatConversations,
      lte(chatConversations.changedAt, new Date(now.getTime() - limits.chatDays * dayMilliseconds)),
    ],
    ['payment sessions', paymentSessions, lte(paymentSessions.expiresAt, lastMonth)],
    ['mail', mails, lte(mails.createdAt, lastMonth)],
    [
      'signings without a vote',
      pollSignings,
      and(ne(pollSignings.state, 'completed'), lte(pollSignings.expiresAt, lastMonth)),
    ],
    ['sandbox: sign-in', sandboxOidc, lte(sandboxOidc.expiresAt, new Date())],
    ['sandbox: cards', sandboxCardTokens, lte(sandboxCardTokens.createdAt, yesterday)],
    ['sandbox: orders', sandboxOrders, lte(sandboxOrders.expiresAt, lastMonth)],
  ]
}

/** Files that were taken in and never used. The file goes first: a row without one is tried again, a file without one never. */
async function removeUploads({ database: { queries }, files }: Needed, now: Date): Promise<number> {
  const unused = and(isNull(uploads.usedAt), lte(uploads.expiresAt, now))
  const found = await queries
    .select({ id: uploads.id, path: uploads.path })
    .from(uploads)
    .where(unused)
    .limit(500)
  for (const { path } of found) await files.remove(path)
  if (found.length > 0)
    await queries.delete(uploads).where(
      and(
        unused,
        inArray(
          uploads.id,
          found.map(({ id }) => id),
        ),
      ),
    )
  return found.length
}

/** Who began a payment without an account that never came is nobody's business a month later; paid ones are accounts. */
async function forgetPayers({ database: { queries } }: Needed, now: Date): Promise<number> {
  const lastMonth = new Date(now.getTime() - 30 * dayMilliseconds)
  const forgotten = await queries
    .update(paymentOrders)
    .set({ payerName: null, payerEmail: null })
    .where(
      and(
        isNotNull(paymentOrders.payerName),
        ne(paymentOrders.state, 'success'),
        lte(paymentOrders.createdAt, lastMonth),
      ),
    )
    .returning({ reference: paymentOrders.reference })
  return forgotten.length
}

/** Forgets what has served its time. Any number of processes may do it at once. @returns how many rows of each kind went */
export async function removeOverdue(services: Needed): Promise<Readonly<Record<string, number>>> {
  const { database, clock, logger } = services
  const now = clock()
  const removed: Record<string, number> = {}
  for (const [name, table, isDue] of overdue(now)) {
    const gone = await database.queries.delete(table).where(isDue).returning()
    if (gone.length > 0) removed[name] = gone.length
  }
  const files = await removeUploads(services, now)
  if (files > 0) removed.uploads = files
  const payers = await forgetPayers(services, now)
  if (payers > 0) removed['payers of nothing'] = payers
  if (Object.keys(removed).length > 0) logger.info(removed, 'what has served its time is gone')
  return removed
}

/** Does so at start and every hour. */
export const startRetention = (services: Needed): JobRunner =>
  createJobRunner(
    async () => {
      await removeOverdue(services)
      return false
    },
    services.logger,
    { everyMilliseconds: 60 * 60 * 1000 },
  )
