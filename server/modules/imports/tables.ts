import { moment, rowId, tied, vendorKey } from '../../database/columns.ts'
import { sql } from '../../database/drizzle.ts'
import * as pg from '../../database/drizzlePgCore.ts'
import { userId } from '../accounts/tables.ts'
import { ofContract } from '../contracts/tables.ts'
import { vendorId } from '../vendors/tables.ts'

const count = () => pg.integer().notNull().default(0)

/** Imports of vendors' files. */
export const imports = pg.pgTable(
  'imports',
  {
    id: rowId(),
    vendorId: vendorId(),
    resource: pg.text().notNull(),
    state: pg.text({ enum: ['running', 'done', 'failed', 'needs_confirmation'] }).notNull(),
    isComplete: pg.boolean().notNull(),
    isQuiet: pg.boolean().notNull(),
    startedAt: moment().notNull(),
    /** Time of the last progress; a running import without progress was interrupted. */
    touchedAt: moment().notNull(),
    endedAt: moment(),
    rows: count(),
    accepted: count(),
    unchanged: count(),
    refused: count(),
    ended: count(),
    failure: pg.jsonb().$type<{ readonly reason: string; readonly message: string }>(),
  },
  table => [
    pg.primaryKey({ columns: [table.id, table.vendorId] }),
    pg.unique().on(table.vendorId, table.id),
    pg
      .index('imports_open')
      .on(table.vendorId, table.resource)
      .where(sql`is_complete and state in ('running', 'needs_confirmation')`),
  ],
)

/** Rows that were refused. */
export const importRefusals = pg.pgTable(
  'import_refusals',
  {
    vendorId: vendorKey(),
    importId: pg.integer().notNull(),
    number: pg.integer().notNull(),
    line: pg.integer().notNull(),
    sourceId: pg.text(),
    field: pg.text(),
    reason: pg.text().notNull(),
    message: pg.text().notNull(),
  },
  table => [
    pg.primaryKey({ columns: [table.importId, table.number, table.vendorId] }),
    tied(table.vendorId, table.importId, imports).onDelete('cascade'),
  ],
)

/** Keys of the records of a complete file, and of those sent since it began, kept until the records that it lacks are ended. */
export const importKeys = pg.pgTable(
  'import_keys',
  { vendorId: vendorKey(), importId: pg.integer().notNull(), sourceId: pg.text().notNull() },
  table => [
    pg.primaryKey({ columns: [table.importId, table.sourceId, table.vendorId] }),
    tied(table.vendorId, table.importId, imports).onDelete('cascade'),
  ],
)

/** Who was invited to a contract by its record, as long as the record names the person. */
export const contractInvitations = pg.pgTable(
  'contract_invitations',
  { userId: userId(), vendorId: vendorKey(), contractId: pg.integer().notNull() },
  table => [
    pg.primaryKey({ columns: [table.userId, table.contractId, table.vendorId] }),
    ofContract(table),
    pg.index().on(table.contractId),
  ],
)
