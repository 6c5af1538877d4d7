import { sql } from 'drizzle-orm'
import * as pg from 'drizzle-orm/pg-core'
import { type Locale, locales } from '../../../src/api/schemas/locales.ts'
import { cents, hash, moment, tied, vendorKey } from '../../database/columns.ts'
import { ofContract } from '../contracts/tables.ts'
import { invoices } from '../invoices/tables.ts'
import { partners } from '../partners/tables.ts'
import { organizations } from '../vendors/tables.ts'

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

/** What a partner's server has fixed of a payment before the page shows it. */
export const paymentSessions = pg.pgTable(
  'payment_sessions',
  {
    /** Unguessable: the page pays by it. */
    id: hash().primaryKey(),
    vendorId: vendorKey(),
    partnerId: pg.integer().notNull(),
    service: pg.text().notNull(),
    reference: pg.text().notNull(),
    amountCents: cents().notNull(),
    currency: pg.char({ length: 3 }).notNull(),
    /** The payment that was begun last; only one is ever under way. */
    orderReference: pg.char({ length: 43 }),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  table => [
    tied(table.vendorId, table.partnerId, partners).onDelete('cascade'),
    pg.foreignKey({
      columns: [table.vendorId, table.service],
      foreignColumns: [cardPaymentServices.vendorId, cardPaymentServices.code],
    }),
    pg
      .foreignKey({
        columns: [table.vendorId, table.orderReference],
        foreignColumns: [paymentOrders.vendorId, paymentOrders.reference],
      })
      .onDelete('set null'),
    pg.index().on(table.expiresAt),
  ],
)
