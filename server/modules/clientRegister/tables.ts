import * as pg from 'drizzle-orm/pg-core'
import { moment } from '../../database/columns.ts'
import { vendors } from '../vendors/tables.ts'

/** Submitted data of new owners, with the ids of their uploads (CDF-1). */
export const clientRegistrations = pg.pgTable('client_registrations', {
  reference: pg.text().primaryKey(),
  vendorId: pg
    .integer()
    .notNull()
    .references(() => vendors.id),
  form: pg.jsonb().notNull(),
  createdAt: moment().notNull(),
})
