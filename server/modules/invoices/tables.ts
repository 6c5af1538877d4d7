import { bytes, cents, day, rowId, sourceColumns, tied, vendorKey } from '../../database/columns.ts'
import * as pg from '../../database/drizzlePgCore.ts'
import { ofContract } from '../contracts/tables.ts'

export const invoices = pg.pgTable(
  'invoices',
  {
    id: rowId(),
    vendorId: vendorKey(),
    contractId: pg.integer().notNull(),
    number: pg.text().notNull(),
    type: pg.text({ enum: ['monthly', 'additional', 'credit', 'past_due_fee'] }).notNull(),
    date: day().notNull(),
    /** First day of the billed month. */
    period: day().notNull(),
    dueDate: day().notNull(),
    amountCents: cents().notNull(),
    dueCents: cents().notNull(),
    /** A payment is pending. "Overdue" is computed from the clock, not stored. */
    isPending: pg.boolean().notNull(),
    currency: pg.char({ length: 3 }).notNull(),
    /** Structured creditor reference (ISO 11649); null without one. */
    creditorReference: pg.text(),
    /** What the vendor set off from payments in advance. */
    prepaidCents: cents().notNull().default(0),
    ...sourceColumns(),
  },
  table => [
    pg.primaryKey({ columns: [table.id, table.vendorId] }),
    ofContract(table),
    pg.unique().on(table.vendorId, table.id),
    pg.unique().on(table.vendorId, table.number),
    pg
      .index('invoices_newest')
      .on(table.contractId, table.date.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
)

export const invoiceLines = pg.pgTable(
  'invoice_lines',
  {
    vendorId: vendorKey(),
    invoiceId: pg.integer().notNull(),
    position: pg.smallint().notNull(),
    serviceCode: pg.text().notNull(),
    amountCents: cents().notNull(),
  },
  table => [
    pg.primaryKey({ columns: [table.invoiceId, table.position, table.vendorId] }),
    tied(table.vendorId, table.invoiceId, invoices).onDelete('cascade'),
  ],
)

export const payments = pg.pgTable(
  'payments',
  {
    id: rowId(),
    vendorId: vendorKey(),
    contractId: pg.integer().notNull(),
    date: day().notNull(),
    reference: pg.text().notNull(),
    amountCents: cents().notNull(),
    currency: pg.char({ length: 3 }).notNull(),
    /** Payment channel, e.g. a bank. */
    payer: pg.text().notNull(),
    /** Whether it was paid without a bill, toward coming ones. */
    isAdvance: pg.boolean().notNull().default(false),
    /** The order of a payment that a holder made here, which has a receipt; null for all others. */
    orderReference: pg.char({ length: 43 }),
    ...sourceColumns(),
  },
  table => [
    pg.primaryKey({ columns: [table.id, table.vendorId] }),
    ofContract(table),
    pg
      .index('payments_newest')
      .on(table.contractId, table.date.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
)

/** The vendor's own PDF of an invoice. */
export const invoiceFiles = pg.pgTable(
  'invoice_files',
  { vendorId: vendorKey(), invoiceId: pg.integer().notNull(), content: bytes().notNull() },
  table => [
    pg.primaryKey({ columns: [table.invoiceId, table.vendorId] }),
    tied(table.vendorId, table.invoiceId, invoices).onDelete('cascade'),
  ],
)
