import type * as z from 'zod/mini'
import type { ClientRegisterBody } from '../../../src/api/schemas/clientRegister.ts'
import { moment } from '../../database/columns.ts'
import * as pg from '../../database/drizzlePgCore.ts'
import { vendors } from '../vendors/tables.ts'

/** Submitted data of new owners, with the ids of their uploads (CDF-1). */
export const clientRegistrations = pg.pgTable(
  'client_registrations',
  {
    reference: pg.text().notNull(),
    /** Position in the vendor's list. */
    id: pg.integer().notNull().generatedByDefaultAsIdentity(),
    vendorId: pg
      .integer()
      .notNull()
      .references(() => vendors.id),
    form: pg.jsonb().$type<z.output<typeof ClientRegisterBody>>().notNull(),
    createdAt: moment().notNull(),
    /** Time the vendor took the form over; its identity document is deleted then. */
    takenOverAt: moment(),
  },
  table => [pg.primaryKey({ columns: [table.reference, table.vendorId] })],
)
