import { documentCategories } from '../../../src/api/schemas/documents.ts'
import { bytes, day, rowId, sourceColumns, tied, vendorKey } from '../../database/columns.ts'
import * as pg from '../../database/drizzlePgCore.ts'
import { ofContract } from '../contracts/tables.ts'
import { organizations } from '../vendors/tables.ts'

/** Documents of one contract, or of an organization for all its contracts. */
export const reports = pg.pgTable(
  'reports',
  {
    id: rowId(),
    vendorId: pg.integer().notNull(),
    organizationId: pg.integer().notNull(),
    contractId: pg.integer(),
    date: day().notNull(),
    name: pg.text().notNull(),
    category: pg.text({ enum: documentCategories }).notNull(),
    comment: pg.text(),
    isYearlyReport: pg.boolean().notNull(),
    /** Paragraphs printed under the title. */
    paragraphs: pg.jsonb().$type<readonly string[]>().notNull(),
    ...sourceColumns(),
  },
  table => [
    pg.primaryKey({ columns: [table.id, table.vendorId] }),
    pg.unique().on(table.vendorId, table.id),
    tied(table.vendorId, table.organizationId, organizations),
    ofContract(table),
    pg
      .index('reports_newest')
      .on(table.organizationId, table.date.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
)

/** The vendor's own PDF of a document. */
export const reportFiles = pg.pgTable(
  'report_files',
  { vendorId: vendorKey(), reportId: pg.integer().notNull(), content: bytes().notNull() },
  table => [
    pg.primaryKey({ columns: [table.reportId, table.vendorId] }),
    tied(table.vendorId, table.reportId, reports).onDelete('cascade'),
  ],
)
