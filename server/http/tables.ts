import * as pg from 'drizzle-orm/pg-core'
import { hash, id, moment } from '../database/columns.ts'

/** Attempts at something that may only happen, or fail, so often within a window. */
export const rateLimits = pg.pgTable(
  'rate_limits',
  {
    id: id(),
    action: pg.text().notNull(),
    accountHash: hash().notNull(),
    addressHash: hash().notNull(),
    at: moment().notNull(),
    /** Null while it is being found out, and where every attempt counts. */
    failed: pg.boolean(),
  },
  table => [
    pg.index().on(table.action, table.accountHash, table.at),
    pg.index().on(table.action, table.addressHash, table.at),
    pg.index().on(table.at),
  ],
)

/** What was answered under a key, so that the same call made again does nothing twice. */
export const idempotencyKeys = pg.pgTable(
  'idempotency_keys',
  {
    /** Who the key belongs to and for what, e.g. "payment user 1". */
    scope: pg.text().notNull(),
    key: pg.text().notNull(),
    /** SHA-256 of what was asked for. */
    requestHash: pg.char({ length: 43 }).notNull(),
    /** Null only inside the transaction that makes it. */
    answer: pg.jsonb(),
    createdAt: moment().notNull(),
  },
  table => [pg.primaryKey({ columns: [table.scope, table.key] }), pg.index().on(table.createdAt)],
)
