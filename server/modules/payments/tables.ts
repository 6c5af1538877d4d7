import { locales } from '../../../src/api/schemas/locales.ts'
import { cents, hash, moment, tied, vendorKey } from '../../database/columns.ts'
import { sql } from '../../database/drizzle.ts'
import * as pg from '../../database/drizzlePgCore.ts'
import type { PaymentProviderName } from '../../providers/payments/PaymentProvider.ts'
import type { LocalizedText } from '../../texts/LocalizedText.ts'
import { ofContract } from '../contracts/tables.ts'
import { invoices } from '../invoices/tables.ts'
import { partners } from '../partners/tables.ts'
import { organizations } from '../vendors/tables.ts'

/** Accounts of organizations at payment providers: the organization is the merchant. */
export const paymentAccounts = pg.pgTable(
  'payment_accounts',
  {
    vendorId: vendorKey(),
    organizationId: pg.integer().primaryKey(),
    provider: pg.text().$type<PaymentProviderName>().notNull(),
    /** The provider's id of the merchant; not a secret. */
    account: pg.text().notNull(),
  },
  table => [tied(table.vendorId, table.organizationId, organizations).onDelete('cascade')],
)

/** Payment orders: of an invoice or in advance by the contract's holder, or of a service by its number. */
export const paymentOrders = pg.pgTable(
  'payment_orders',
  {
    /** Random, 43 characters, because a payer without an account reads the outcome with it alone. */
    reference: pg.char({ length: 43 }).notNull(),
    kind: pg.text({ enum: ['invoice', 'service', 'advance'] }).notNull(),
    vendorId: pg.integer().notNull(),
    contractId: pg.integer().notNull(),
    /** The bill; null for a payment without one, and after the vendor has removed it. */
    invoiceId: pg.integer(),
    /** Partner's session that the order pays; null without one. The order stays when the session is deleted. */
    sessionId: hash(),
    type: pg.text({ enum: ['bank', 'card'] }).notNull(),
    /** Code of the method of a bank; null for a card. */
    bank: pg.text(),
    methodTitle: pg.text().notNull(),
    /** Provider and merchant that collect the money. */
    provider: pg.text().notNull(),
    account: pg.text().notNull(),
    /** The provider's own id; null until it responds, or if it uses our reference. */
    providerReference: pg.text(),
    amountCents: cents().notNull(),
    feeCents: cents().notNull(),
    currency: pg.char({ length: 3 }).notNull(),
    state: pg.text({ enum: ['pending', 'success', 'failed'] }).notNull(),
    /** The user has approved; the provider's confirmation is pending. */
    isConfirming: pg.boolean().notNull(),
    failure: pg.text(),
    /** Null until the provider responds. */
    redirectUrl: pg.text(),
    /** Service and payer of a payment without an account, for the receipt. */
    service: pg.text(),
    payerName: pg.text(),
    /** Recipient of the receipt; deleted after it is sent. */
    payerEmail: pg.text(),
    locale: pg.text({ enum: locales }),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** Time of the provider's confirmation. */
    paidAt: moment(),
    /** Part of the amount by which the invoice was reduced; the rest was paid beyond what was due. */
    appliedCents: cents().notNull().default(0),
    /** Total given back, which includes the fee. */
    refundedCents: cents().notNull().default(0),
    /** Time at which the provider accepted our refund of a bill or session that was paid twice. */
    refundRequestedAt: moment(),
  },
  table => [
    pg.primaryKey({ columns: [table.reference, table.vendorId] }),
    ofContract(table),
    tied(table.vendorId, table.invoiceId, invoices).onDelete('set null'),
    pg
      .uniqueIndex('payment_orders_open')
      .on(table.invoiceId, table.vendorId)
      .where(sql`state = 'pending' and kind = 'invoice'`),
    pg.index().on(table.contractId),
    pg.index().on(table.invoiceId),
    pg.index().on(table.sessionId),
    pg.unique().on(table.vendorId, table.reference),
  ],
)

/** Services payable without an account, by contract number (CRD-1). */
export const cardPaymentServices = pg.pgTable(
  'card_payment_services',
  {
    code: pg.text().primaryKey(),
    vendorId: pg.integer().notNull(),
    organizationId: pg.integer().notNull(),
    position: pg.smallint().notNull(),
    title: pg.jsonb().$type<LocalizedText>().notNull(),
    referenceHint: pg.jsonb().$type<LocalizedText>().notNull(),
  },
  table => [
    tied(table.vendorId, table.organizationId, organizations),
    pg.unique().on(table.vendorId, table.code),
  ],
)

/** Payment data set by a partner's server before the page shows them. */
export const paymentSessions = pg.pgTable(
  'payment_sessions',
  {
    /** Random, because the page pays with it alone. */
    id: hash().notNull(),
    vendorId: vendorKey(),
    partnerId: pg.integer().notNull(),
    service: pg.text().notNull(),
    reference: pg.text().notNull(),
    amountCents: cents().notNull(),
    currency: pg.char({ length: 3 }).notNull(),
    /** The order that has paid; before that the latest one. */
    orderReference: pg.char({ length: 43 }),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  table => [
    pg.primaryKey({ columns: [table.id, table.vendorId] }),
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
