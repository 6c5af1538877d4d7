import { moment, vendorKey } from '../../database/columns.ts'
import * as pg from '../../database/drizzlePgCore.ts'
import { userId } from '../accounts/tables.ts'
import { ofContract } from '../contracts/tables.ts'

/** Unread items of a user's contracts. */
export const unreads = pg.pgTable(
  'unreads',
  {
    userId: userId(),
    vendorId: vendorKey(),
    contractId: pg.integer().notNull(),
    module: pg.text().notNull(),
    itemId: pg.integer().notNull(),
  },
  table => [
    pg.primaryKey({ columns: [table.userId, table.contractId, table.module, table.itemId, table.vendorId] }),
    ofContract(table),
  ],
)

/** Items marked as read within ten minutes, which can be restored. */
export const recentReads = pg.pgTable(
  'recent_reads',
  {
    userId: userId(),
    vendorId: vendorKey(),
    contractId: pg.integer().notNull(),
    module: pg.text().notNull(),
    itemId: pg.integer().notNull(),
    at: moment().notNull(),
  },
  table => [
    pg.primaryKey({ columns: [table.userId, table.contractId, table.module, table.itemId, table.vendorId] }),
    ofContract(table),
  ],
)
