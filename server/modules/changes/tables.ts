import { changeTopics } from '../../../src/api/schemas/changes.ts'
import { moment } from '../../database/columns.ts'
import { sql } from '../../database/drizzle.ts'
import * as pg from '../../database/drizzlePgCore.ts'
import { vendors } from '../vendors/tables.ts'

/** What changed for residents, for the pages that are open at that time. */
export const residentChanges = pg.pgTable(
  'resident_changes',
  {
    id: pg.bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    vendorId: pg
      .integer()
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    /** Null for all organizations of the vendor. */
    organizationId: pg.integer(),
    /** Null for all contracts of the organization. */
    contractId: pg.integer(),
    topic: pg.text({ enum: changeTopics }).notNull(),
    /** The database's clock, because every process compares with it. */
    at: moment().notNull().default(sql`clock_timestamp()`),
  },
  table => [pg.index().on(table.at)],
)
