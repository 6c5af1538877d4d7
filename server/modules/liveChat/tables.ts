import { moment, rowId, tied, vendorKey } from '../../database/columns.ts'
import { sql } from '../../database/drizzle.ts'
import * as pg from '../../database/drizzlePgCore.ts'
import { userId } from '../accounts/tables.ts'
import { vendorId } from '../vendors/tables.ts'

/** Conversation of one user with one vendor's staff. */
export const chatConversations = pg.pgTable(
  'chat_conversations',
  {
    id: rowId(),
    vendorId: vendorId(),
    userId: userId(),
    /** Id of the newest message; 0 before the first. */
    lastMessageId: pg.integer().notNull().default(0),
    /** Id of the last message read by the resident, and by the staff. */
    readId: pg.integer().notNull().default(0),
    staffReadId: pg.integer().notNull().default(0),
    changedAt: moment().notNull(),
  },
  table => [
    pg.primaryKey({ columns: [table.id, table.vendorId] }),
    pg.unique().on(table.vendorId, table.id),
    pg.unique().on(table.userId, table.vendorId),
    pg.index().on(table.changedAt),
  ],
)

/** Ids ascend within a conversation in commit order, because its row is locked during an insert. */
export const chatMessages = pg.pgTable(
  'chat_messages',
  {
    id: rowId(),
    vendorId: vendorKey(),
    conversationId: pg.integer().notNull(),
    at: moment().notNull(),
    author: pg.text({ enum: ['resident', 'staff'] }).notNull(),
    text: pg.text().notNull(),
    /** Seconds the resident had waited; set on the staff's first answer. */
    waitedSeconds: pg.integer(),
  },
  table => [
    pg.primaryKey({ columns: [table.id, table.vendorId] }),
    tied(table.vendorId, table.conversationId, chatConversations).onDelete('cascade'),
    pg.index().on(table.conversationId, table.id),
    pg.index().on(table.vendorId, table.at).where(sql`${table.waitedSeconds} is not null`),
  ],
)
