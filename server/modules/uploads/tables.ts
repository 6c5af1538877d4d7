import * as pg from 'drizzle-orm/pg-core'
import { moment } from '../../database/columns.ts'
import { vendors } from '../../database/schema.ts'

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

/** Data of new owners as they sent it, with the ids of their uploads (CDF-1). */
export const clientRegistrations = pg.pgTable('client_registrations', {
  reference: pg.text().primaryKey(),
  vendorId: pg
    .integer()
    .notNull()
    .references(() => vendors.id),
  form: pg.jsonb().notNull(),
  createdAt: moment().notNull(),
})
