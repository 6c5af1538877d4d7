import { day, rowId, sourceColumns, tied } from '../../database/columns.ts'
import * as pg from '../../database/drizzlePgCore.ts'
import { users } from '../accounts/tables.ts'
import { ofContract } from '../contracts/tables.ts'
import { vendors } from '../vendors/tables.ts'

/** Vendors' offers to residents. */
export const offers = pg.pgTable(
  'offers',
  {
    id: rowId(),
    vendorId: pg
      .integer()
      .notNull()
      .references(() => vendors.id),
    title: pg.text().notNull(),
    summary: pg.text().notNull(),
    /** HTML, sanitized before it is stored. */
    body: pg.text().notNull(),
    provider: pg.text().notNull(),
    /** Null if the price varies. */
    priceCents: pg.bigint({ mode: 'number' }),
    currency: pg.char({ length: 3 }).notNull(),
    startsOn: day().notNull(),
    endsOn: day().notNull(),
    ...sourceColumns(),
  },
  table => [pg.primaryKey({ columns: [table.id, table.vendorId] }), pg.unique().on(table.vendorId, table.id)],
)

/** Orders: one per offer and contract. */
export const offerOrders = pg.pgTable(
  'offer_orders',
  {
    id: rowId(),
    vendorId: pg.integer().notNull(),
    offerId: pg.integer().notNull(),
    contractId: pg.integer().notNull(),
    userId: pg
      .integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    comment: pg.text(),
    at: pg.timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  table => [
    pg.primaryKey({ columns: [table.id, table.vendorId] }),
    pg.unique().on(table.offerId, table.contractId, table.vendorId),
    tied(table.vendorId, table.offerId, offers).onDelete('cascade'),
    ofContract(table),
  ],
)
