import * as pg from 'drizzle-orm/pg-core'
import { moment, vendorKey } from '../../database/columns.ts'
import { userId } from '../accounts/tables.ts'
import { ofContract } from '../contracts/tables.ts'

/** What a person has not seen yet of a contract. */
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
    pg.primaryKey({ columns: [table.userId, table.contractId, table.module, table.itemId] }),
    ofContract(table),
  ],
)

/** What was marked as read a moment ago, so that it can be put back. */
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
    pg.primaryKey({ columns: [table.userId, table.contractId, table.module, table.itemId] }),
    ofContract(table),
  ],
)
