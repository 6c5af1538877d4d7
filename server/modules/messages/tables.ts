import { messageTypes, type PlannedWork } from '../../../src/api/schemas/messages.ts'
import { rowId, sourceColumns, tied } from '../../database/columns.ts'
import * as pg from '../../database/drizzlePgCore.ts'
import { ofContract } from '../contracts/tables.ts'
import { invoices } from '../invoices/tables.ts'
import { organizations } from '../vendors/tables.ts'

/** Messages of organizations to residents. */
export const messages = pg.pgTable(
  'messages',
  {
    id: rowId(),
    vendorId: pg.integer().notNull(),
    organizationId: pg.integer().notNull(),
    /** Recipient's contract; null for news to all contracts of the organization. */
    contractId: pg.integer(),
    /** Invoice that a calculation explains. */
    invoiceId: pg.integer(),
    type: pg.text({ enum: messageTypes }).notNull(),
    date: pg.timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    topic: pg.text().notNull(),
    /** Address the message is about. */
    object: pg.text(),
    /** HTML, sanitized before it is stored. */
    body: pg.text().notNull(),
    plannedWork: pg.jsonb().$type<PlannedWork>(),
    ...sourceColumns(),
  },
  table => [
    pg.primaryKey({ columns: [table.id, table.vendorId] }),
    pg.unique().on(table.vendorId, table.id),
    tied(table.vendorId, table.organizationId, organizations),
    ofContract(table),
    tied(table.vendorId, table.invoiceId, invoices).onDelete('cascade'),
  ],
)
