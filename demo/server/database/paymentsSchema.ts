import * as pg from 'drizzle-orm/pg-core'

const moment = () => pg.timestamp({ withTimezone: true, mode: 'date' })

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
