import { vendorEventTypes } from '../../../src/api/vendor/schemas/events.ts'
import { moment, rowId, tied, vendorKey } from '../../database/columns.ts'
import * as pg from '../../database/drizzlePgCore.ts'
import { vendors } from '../vendors/tables.ts'

const vendorId = () =>
  pg
    .integer()
    .notNull()
    .references(() => vendors.id, { onDelete: 'cascade' })

/** Events for vendors. Rows are written in the transaction that they report. */
export const vendorEvents = pg.pgTable(
  'vendor_events',
  {
    /** Ascends in the order of insertion, which is not the order in which rows become visible. */
    id: pg.bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    vendorId: vendorId(),
    /** Ascends per vendor in the order in which rows become visible; null until `numberEvents`. */
    number: pg.integer(),
    /** Same at each delivery, so that receivers recognize repeated ones. */
    key: pg.uuid().notNull().defaultRandom(),
    type: pg.text({ enum: vendorEventTypes }).notNull(),
    /** Without foreign keys, because an event outlives its contract and its person. */
    contractId: pg.integer(),
    userId: pg.integer(),
    at: moment().notNull(),
    data: pg.jsonb().notNull(),
  },
  table => [
    pg.primaryKey({ columns: [table.id, table.vendorId] }),
    pg.unique().on(table.vendorId, table.id),
    pg.unique().on(table.vendorId, table.number),
    pg.index().on(table.at),
    pg.index().on(table.userId),
    pg.unique().on(table.key, table.vendorId),
  ],
)

/** The last number that a vendor's events have. The row is the lock of `numberEvents`. */
export const vendorEventCounters = pg.pgTable('vendor_event_counters', {
  vendorId: vendorId().primaryKey(),
  lastNumber: pg.integer().notNull(),
})

/** Addresses in vendors' systems that receive events. */
export const webhooks = pg.pgTable(
  'webhooks',
  {
    id: rowId(),
    vendorId: vendorId(),
    url: pg.text().notNull(),
    /** Delivered event types; null for all. */
    types: pg.jsonb().$type<readonly string[]>(),
    /** Recipient of the mail about a webhook that was switched off. */
    email: pg.text().notNull(),
    /** "whsec_…" in plain text, because signing needs it. */
    secret: pg.text().notNull(),
    previousSecret: pg.text(),
    previousSecretUntil: moment(),
    createdAt: moment().notNull(),
    disabledAt: moment(),
  },
  table => [pg.primaryKey({ columns: [table.id, table.vendorId] }), pg.unique().on(table.vendorId, table.id)],
)

/** One row per webhook and event. */
export const webhookDeliveries = pg.pgTable(
  'webhook_deliveries',
  {
    vendorId: vendorKey(),
    webhookId: pg.integer().notNull(),
    eventId: pg.bigint({ mode: 'number' }).notNull(),
    number: pg.integer().notNull(),
    /** Contract within which deliveries keep their order; 0 for events without a contract. */
    sequence: pg.integer().notNull(),
    state: pg.text({ enum: ['pending', 'delivered'] }).notNull(),
    tries: pg.integer().notNull().default(0),
    /** A process that tries a delivery moves it ahead, so that no other takes it. */
    nextTryAt: moment().notNull(),
    firstTriedAt: moment(),
    /** HTTP status of the last response; null if there was none. */
    lastStatus: pg.integer(),
    lastFailure: pg.text(),
    deliveredAt: moment(),
  },
  table => [
    pg.primaryKey({ columns: [table.webhookId, table.eventId, table.vendorId] }),
    tied(table.vendorId, table.webhookId, webhooks).onDelete('cascade'),
    tied(table.vendorId, table.eventId, vendorEvents).onDelete('cascade'),
  ],
)
