import * as pg from 'drizzle-orm/pg-core'
import { day, id, tied } from '../../database/columns.ts'
import { users } from '../accounts/tables.ts'
import { ofContract } from '../contracts/tables.ts'
import { vendors } from '../vendors/tables.ts'

/** What a vendor offers its residents. */
export const offers = pg.pgTable(
  'offers',
  {
    id: id(),
    vendorId: pg
      .integer()
      .notNull()
      .references(() => vendors.id),
    title: pg.text().notNull(),
    summary: pg.text().notNull(),
    /** HTML, cleaned before it is kept. */
    body: pg.text().notNull(),
    provider: pg.text().notNull(),
    /** Null where it depends. */
    priceCents: pg.bigint({ mode: 'number' }),
    currency: pg.char({ length: 3 }).notNull(),
    startsOn: day().notNull(),
    endsOn: day().notNull(),
  },
  table => [pg.unique().on(table.vendorId, table.id)],
)

/** One order of an offer for each contract. */
export const offerOrders = pg.pgTable(
  'offer_orders',
  {
    id: id(),
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
    pg.unique().on(table.offerId, table.contractId),
    tied(table.vendorId, table.offerId, offers).onDelete('cascade'),
    ofContract(table),
  ],
)
