import { hash, id, moment } from '../database/columns.ts'
import * as pg from '../database/drizzlePgCore.ts'

/** Attempts at rate-limited actions. */
export const rateLimits = pg.pgTable(
  'rate_limits',
  {
    id: id(),
    action: pg.text().notNull(),
    accountHash: hash().notNull(),
    addressHash: hash().notNull(),
    at: moment().notNull(),
    /** Null while the result is pending, and if every attempt counts. */
    failed: pg.boolean(),
  },
  table => [
    pg.index().on(table.action, table.accountHash, table.at),
    pg.index().on(table.action, table.addressHash, table.at),
    pg.index().on(table.at),
  ],
)

/** Responses by idempotency key, so that a repeated call has no second effect. */
export const idempotencyKeys = pg.pgTable(
  'idempotency_keys',
  {
    /** Owner and purpose of the key, e.g. "payment user 1". */
    scope: pg.text().notNull(),
    key: pg.text().notNull(),
    /** SHA-256 of the request. */
    requestHash: pg.char({ length: 43 }).notNull(),
    /** Null only inside the transaction that creates the row. */
    answer: pg.jsonb(),
    createdAt: moment().notNull(),
  },
  table => [pg.primaryKey({ columns: [table.scope, table.key] }), pg.index().on(table.createdAt)],
)
