import * as pg from 'drizzle-orm/pg-core'
import { moment } from '../../database/columns.ts'

/** Files that were taken in; their bytes are in the file store under `path`. */
export const uploads = pg.pgTable(
  'uploads',
  {
    id: pg.char({ length: 43 }).primaryKey(),
    purpose: pg.text().notNull(),
    /** What the person called it. */
    name: pg.text().notNull(),
    path: pg.char({ length: 43 }).notNull(),
    bytes: pg.integer().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  table => [pg.index().on(table.expiresAt)],
)
