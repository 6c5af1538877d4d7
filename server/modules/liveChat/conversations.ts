import { and, eq, gt, sql } from 'drizzle-orm'
import type { ChatMessage } from '../../../src/api/schemas/liveChat.ts'
import type { Queries, Transaction } from '../../database/Database.ts'
import { HttpError } from '../../http/HttpError.ts'
import { contracts, userContracts } from '../contracts/tables.ts'
import { features } from '../platform/tables.ts'
import { organizations, vendors } from '../vendors/tables.ts'
import { chatConversations, chatMessages } from './tables.ts'

export type Conversation = typeof chatConversations.$inferSelect
type Row = typeof chatMessages.$inferSelect

/** A message as it crosses the wire. */
export const messageAnswer = ({ id, at, author, text }: Row): ChatMessage => ({
  id,
  at: at.toISOString(),
  from: author,
  text,
})

/**
 * Makes sure that a person may write to a vendor (CHT-2).
 * @throws HttpError not_found where the person has no contract with it, forbidden where it has no chat
 */
export async function mayChat(queries: Queries, userId: number, vendorId: number): Promise<void> {
  const [row] = await queries
    .select({ isOn: sql<boolean>`bool_or(${vendors.liveChatEnabled} and ${organizations.liveChat})` })
    .from(userContracts)
    .innerJoin(contracts, eq(contracts.id, userContracts.contractId))
    .innerJoin(organizations, eq(organizations.id, contracts.organizationId))
    .innerJoin(vendors, eq(vendors.id, contracts.vendorId))
    .where(and(eq(userContracts.userId, userId), eq(userContracts.vendorId, vendorId)))
    .groupBy(vendors.id)
  if (!row) throw new HttpError('not_found')
  const [feature] = await queries.select().from(features).where(eq(features.name, 'live_chat'))
  if (!row.isOn || !feature?.isEnabled) throw new HttpError('forbidden')
}

const isOf = (userId: number, vendorId: number) =>
  and(eq(chatConversations.userId, userId), eq(chatConversations.vendorId, vendorId))

/** A person's conversation with a vendor; undefined before the first message. */
export async function findConversation(
  queries: Queries | Transaction,
  userId: number,
  vendorId: number,
): Promise<Conversation | undefined> {
  const [row] = await queries.select().from(chatConversations).where(isOf(userId, vendorId))
  return row
}

/** The same, begun where there is none yet. */
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

/** Writes a message. Who writes has read what was there. */
export async function writeMessage(
  tx: Transaction,
  conversationId: number,
  author: Row['author'],
  text: string,
  now: Date,
): Promise<Row> {
  // Others wait here, so that numbers come in the order in which they are seen: a listener misses none.
  const [conversation] = await tx
    .select()
    .from(chatConversations)
    .where(eq(chatConversations.id, conversationId))
    .for('update')
  if (!conversation) throw new HttpError('not_found')
  const waitedSeconds = author === 'staff' ? await waitedFor(tx, conversationId, now) : null
  const [row] = await tx
    .insert(chatMessages)
    .values({ conversationId, vendorId: conversation.vendorId, at: now, author, text, waitedSeconds })
    .returning()
  if (!row) throw new Error('A message was not written.')
  await tx
    .update(chatConversations)
    .set({
      lastMessageId: row.id,
      changedAt: now,
      ...(author === 'staff' ? { staffReadId: row.id } : { readId: row.id }),
    })
    .where(eq(chatConversations.id, conversationId))
  return row
}

/** Seconds since the resident wrote what nobody has answered yet; null where all is answered. */
async function waitedFor(tx: Transaction, conversationId: number, now: Date): Promise<number | null> {
  const [first] = await tx
    .select({ at: chatMessages.at })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.conversationId, conversationId),
        eq(chatMessages.author, 'resident'),
        sql`${chatMessages.id} > coalesce((select max(id) from chat_messages where conversation_id = ${conversationId} and author = 'staff'), 0)`,
      ),
    )
    .orderBy(chatMessages.id)
    .limit(1)
  return first ? Math.max(0, Math.round((now.getTime() - first.at.getTime()) / 1000)) : null
}

/** Answers that say how soon staff replies: fewer would be chance. */
const knownFrom = 5

const lately = 30 * 24 * 3600 * 1000

/** In how many minutes four of five answers of the last month came; null where there were too few to tell. */
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
        gt(chatMessages.at, new Date(now.getTime() - lately)),
        sql`${chatMessages.waitedSeconds} is not null`,
      ),
    )
  if (!row || row.answers < knownFrom || row.seconds === null) return null
  return Math.max(1, Math.ceil(row.seconds / 60))
}
