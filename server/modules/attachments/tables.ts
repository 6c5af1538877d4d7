import { bytes, rowId, tied } from '../../database/columns.ts'
import { sql } from '../../database/drizzle.ts'
import * as pg from '../../database/drizzlePgCore.ts'
import { users } from '../accounts/tables.ts'
import { ofContract } from '../contracts/tables.ts'
import { organizations } from '../vendors/tables.ts'

/** Files of messages, requests and polls, with their access scope. */
export const attachedFiles = pg.pgTable(
  'attached_files',
  {
    id: rowId(),
    vendorId: pg.integer().notNull(),
    organizationId: pg.integer().notNull(),
    /** Contract with access; null for all contracts of the organization. */
    contractId: pg.integer(),
    /** Only user with access; null for all holders of the contract. */
    userId: pg.integer().references(() => users.id, { onDelete: 'cascade' }),
    item: pg.text({ enum: ['message', 'task', 'poll', 'reading'] }).notNull(),
    itemId: pg.integer().notNull(),
    name: pg.text().notNull(),
    mime: pg.text().notNull(),
    content: bytes().notNull(),
  },
  table => [
    pg.primaryKey({ columns: [table.id, table.vendorId] }),
    pg.unique().on(table.vendorId, table.id),
    tied(table.vendorId, table.organizationId, organizations),
    ofContract(table),
    pg.index('attached_files_item').on(table.item, table.itemId),
    pg
      .uniqueIndex('attached_files_of_reading')
      .on(table.vendorId, table.itemId)
      .where(sql`${table.item} = 'reading'`),
  ],
)
