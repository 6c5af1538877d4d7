import { locales } from '../../../src/api/schemas/locales.ts'
import { day, moment, rowId, tied, vendorKey } from '../../database/columns.ts'
import { inArray } from '../../database/drizzle.ts'
import * as pg from '../../database/drizzlePgCore.ts'
import { users } from '../accounts/tables.ts'
import { ofContract } from '../contracts/tables.ts'
import { meters } from '../meters/tables.ts'

/** Contracts that residents end on a day (MOV-1). */
export const moveOuts = pg.pgTable(
  'move_outs',
  {
    id: rowId(),
    vendorId: vendorKey(),
    contractId: pg.integer().notNull(),
    /** Who asked; null after account deletion. */
    userId: pg.integer().references(() => users.id, { onDelete: 'set null' }),
    /** The contract's last day. */
    day: day().notNull(),
    /** Where letters and the last bill go; null after account deletion. */
    forwardingAddress: pg.text(),
    state: pg.text({ enum: ['requested', 'confirmed', 'refused', 'withdrawn'] }).notNull(),
    /** Language of its mails: that of the person. */
    locale: pg.char({ length: 2, enum: locales }).notNull(),
    requestedAt: moment().notNull(),
    /** When the vendor answered, or the resident withdrew it. */
    decidedAt: moment(),
    /** The vendor's sentence to a refusal. */
    reason: pg.text(),
  },
  table => [
    pg.primaryKey({ columns: [table.id, table.vendorId] }),
    pg.unique().on(table.vendorId, table.id),
    // One at a time per contract, also with concurrent calls.
    pg
      .uniqueIndex('move_outs_open')
      .on(table.contractId, table.vendorId)
      .where(inArray(table.state, ['requested', 'confirmed'])),
    pg.index().on(table.contractId),
    pg.index().on(table.userId),
    ofContract(table),
  ],
)

/** Last readings of a contract that ends: one per meter. */
export const moveOutReadings = pg.pgTable(
  'move_out_readings',
  {
    moveOutId: pg.integer().notNull(),
    vendorId: vendorKey(),
    meterId: pg.integer().notNull(),
    /** Decimal text with 4 places. */
    valueFrom: pg.numeric({ precision: 12, scale: 4 }).notNull(),
    valueTo: pg.numeric({ precision: 12, scale: 4 }).notNull(),
  },
  table => [
    pg.primaryKey({ columns: [table.moveOutId, table.meterId, table.vendorId] }),
    pg.index().on(table.meterId),
    tied(table.vendorId, table.moveOutId, moveOuts).onDelete('cascade'),
    tied(table.vendorId, table.meterId, meters).onDelete('cascade'),
  ],
)
