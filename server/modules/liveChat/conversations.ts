import type { ChatMessage } from '../../../src/api/schemas/liveChat.ts'
import type { Queries, Transaction } from '../../database/Database.ts'
import { and, eq, gt, sql } from '../../database/drizzle.ts'
import { isRow } from '../../database/isRow.ts'
import { HttpError } from '../../http/HttpError.ts'
import type { Holder } from '../contracts/heldContracts.ts'
import { isHeld } from '../contracts/heldContracts.ts'
import { isOfVendors } from '../contracts/isOfSession.ts'
import { contracts, userContracts } from '../contracts/tables.ts'
import { isFeatureOn } from '../platform/featureQueries.ts'
import { organizations, vendors } from '../vendors/tables.ts'
import { chatConversations, chatMessages } from './tables.ts'

export type Conversation = typeof chatConversations.$inferSelect
type Row = typeof chatMessages.$inferSelect

/** Converts a row to the API's shape. */
export const messageAnswer = ({ id, at, author, text }: Row): ChatMessage => ({
  id,
  at: at.toISOString(),
  from: author,
  text,
})

/**
 * Checks that a user may write to a vendor (CHT-2).
 * @throws HttpError not_found without a contract with the vendor, forbidden if the vendor has no chat
 */
export async function mayChat(
  queries: Queries,
  { user, vendors: held }: Holder,
  vendorId: number,
): Promise<void> {
  const [row] = await queries
    .select({ isOn: sql<boolean>`bool_or(${vendors.liveChatEnabled} and ${organizations.liveChat})` })
    .from(userContracts)
    .innerJoin(contracts, isHeld)
    .innerJoin(organizations, eq(organizations.id, contracts.organizationId))
    .innerJoin(vendors, eq(vendors.id, contracts.vendorId))
    .where(
      and(
        eq(userContracts.userId, user.id),
        eq(contracts.vendorId, vendorId),
        isOfVendors(userContracts.vendorId, held),
      ),
    )
    .groupBy(vendors.id)
  if (!row) throw new HttpError('not_found')
  if (!row.isOn || !(await isFeatureOn(queries, vendorId, 'live_chat'))) throw new HttpError('forbidden')
}

/** Whether `mayChat` lets a user write to a vendor. */
export const hasChatAccess = (queries: Queries, holder: Holder, vendorId: number): Promise<boolean> =>
  mayChat(queries, holder, vendorId).then(
    () => true,
    (error: unknown) => {
      if (error instanceof HttpError) return false
      throw error
    },
  )

const isOf = (userId: number, vendorId: number) =>
  and(eq(chatConversations.userId, userId), eq(chatConversations.vendorId, vendorId))

/** Returns a user's conversation with a vendor; undefined before the first message. */
export async function findConversation(
  queries: Queries | Transaction,
  userId: number,
  vendorId: number,
): Promise<Conversation | undefined> {
  const [row] = await queries.select().from(chatConversations).where(isOf(userId, vendorId))
  return row
}

/** Returns the conversation, and creates it if there is none. */
export async function beginConversation(
  queries: Queries | Transaction,
  userId: number,
  vendorId: number,
  now: Date,
): Promise<Conversation> {
  await queries.insert(chatConversations).values({ userId, vendorId, changedAt: now }).onConflictDoNothing()
  const row = await findConversation(queries, userId, vendorId)
  if (!row) throw new Error('A conversation was not begun.')
  return row
}

/** Stores a message. The author's read position moves to it. */
export async function writeMessage(
  tx: Transaction,
  { id: conversationId, vendorId }: Pick<Conversation, 'id' | 'vendorId'>,
  author: Row['author'],
  text: string,
  now: Date,
): Promise<Row> {
  // Locks the conversation, so that ids are committed in ascending order and a listener misses no
  // message.
  const isConversation = isRow(chatConversations, { id: conversationId, vendorId })
  const [conversation] = await tx.select().from(chatConversations).where(isConversation).for('update')
  if (!conversation) throw new HttpError('not_found')
  const waitedSeconds = author === 'staff' ? await secondsWaited(tx, conversation, now) : null
  const [row] = await tx
    .insert(chatMessages)
    .values({ conversationId, vendorId, at: now, author, text, waitedSeconds })
    .returning()
  if (!row) throw new Error('A message was not written.')
  await tx
    .update(chatConversations)
    .set({
      lastMessageId: row.id,
      changedAt: now,
      ...(author === 'staff' ? { staffReadId: row.id } : { readId: row.id }),
    })
    .where(isConversation)
  return row
}

/** Seconds since the resident's first unanswered message; null if every message is answered. */
async function secondsWaited(
  tx: Transaction,
  { id, vendorId }: Conversation,
  now: Date,
): Promise<number | null> {
  const [unanswered] = await tx
    .select({ at: chatMessages.at })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.vendorId, vendorId),
        eq(chatMessages.conversationId, id),
        eq(chatMessages.author, 'resident'),
        sql`${chatMessages.id} > coalesce((select max(id) from chat_messages where vendor_id = ${vendorId} and conversation_id = ${id} and author = 'staff'), 0)`,
      ),
    )
    .orderBy(chatMessages.id)
    .limit(1)
  return unanswered ? Math.max(0, Math.round((now.getTime() - unanswered.at.getTime()) / 1000)) : null
}

/** Minimum of answers for an estimate, because fewer are chance. */
const minimumAnswers = 5

const recentMilliseconds = 30 * 24 * 3600 * 1000

/** Minutes within which 80 % of last month's answers came; null if there were too few answers. */
export async function repliesWithin(queries: Queries, vendorId: number, now: Date): Promise<number | null> {
  const [row] = await queries
    .select({
      answers: sql<number>`count(*)::integer`,
      seconds: sql<
        number | null
      >`percentile_disc(0.8) within group (order by ${chatMessages.waitedSeconds})::integer`,
    })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.vendorId, vendorId),
        gt(chatMessages.at, new Date(now.getTime() - recentMilliseconds)),
        sql`${chatMessages.waitedSeconds} is not null`,
      ),
    )
  if (!row || row.answers < minimumAnswers || row.seconds === null) return null
  return Math.max(1, Math.ceil(row.seconds / 60))
}
