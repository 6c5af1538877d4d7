import { sql } from 'drizzle-orm'
import * as pg from 'drizzle-orm/pg-core'
import { type Locale, locales } from '../../../src/api/schemas/locales.ts'
import { cents, moment, tied } from '../../database/columns.ts'
import { ofContract, organizations } from '../../database/schema.ts'
import { invoices } from '../invoices/tables.ts'

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

/** A payment that was begun: of an invoice by its contract's holder, or of a service by anyone who knows its number. */
export const paymentOrders = pg.pgTable(
  'payment_orders',
  {
    /** Unguessable, 43 characters: who begins a payment without an account reads its outcome by it. */
    reference: pg.char({ length: 43 }).primaryKey(),
    kind: pg.text({ enum: ['invoice', 'service'] }).notNull(),
    vendorId: pg.integer().notNull(),
    contractId: pg.integer().notNull(),
    invoiceId: pg.integer(),
    type: pg.text({ enum: ['bank', 'card'] }).notNull(),
    bank: pg.text(),
    amountCents: cents().notNull(),
    feeCents: cents().notNull(),
    currency: pg.char({ length: 3 }).notNull(),
    state: pg.text({ enum: ['pending', 'success', 'failed'] }).notNull(),
    /** The person has agreed and the provider still has to confirm. */
    isConfirming: pg.boolean().notNull(),
    failure: pg.text(),
    /** Null until the provider has answered. */
    redirectUrl: pg.text(),
    /** Of a service that was paid for without an account: which one, and who paid, for the receipt. */
    service: pg.text(),
    payerName: pg.text(),
    /** Where the receipt is sent; forgotten once it is. */
    payerEmail: pg.text(),
    locale: pg.text({ enum: locales }),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** When the provider's word of it came. */
    paidAt: moment(),
  },
  table => [
    ofContract(table),
    tied(table.vendorId, table.invoiceId, invoices).onDelete('cascade'),
    pg
      .uniqueIndex('payment_orders_open')
      .on(table.invoiceId)
      .where(sql`state = 'pending' and kind = 'invoice'`),
    pg.index().on(table.contractId),
    pg.unique().on(table.vendorId, table.reference),
  ],
)

/** Services that anyone can pay for with a contract's number (CRD-1). */
export const cardPaymentServices = pg.pgTable(
  'card_payment_services',
  {
    code: pg.text().primaryKey(),
    vendorId: pg.integer().notNull(),
    organizationId: pg.integer().notNull(),
    position: pg.smallint().notNull(),
    title: pg.jsonb().$type<Readonly<Record<Locale, string>>>().notNull(),
    referenceHint: pg.jsonb().$type<Readonly<Record<Locale, string>>>().notNull(),
  },
  table => [
    tied(table.vendorId, table.organizationId, organizations),
    pg.unique().on(table.vendorId, table.code),
  ],
)
