import * as pg from 'drizzle-orm/pg-core'
import type { PartnerCapability } from '../../../src/api/schemas/partners.ts'
import { cents, hash, id, moment, tied, vendorKey } from '../../database/columns.ts'
import { vendorId } from '../../database/schema.ts'
import { cardPaymentServices, paymentOrders } from '../payments/tables.ts'

/** Whoever shows a vendor's elements on pages of their own; one row is one pair of keys. */
export const partners = pg.pgTable(
  'partners',
  {
    id: id(),
    vendorId: vendorId(),
    name: pg.text().notNull(),
    /** Stands in pages, so it is no secret. */
    publishableKey: pg.text().notNull().unique(),
    /** SHA-256 of the key that the partner's server holds. */
    secretHash: hash().notNull().unique(),
    capabilities: pg.jsonb().$type<readonly PartnerCapability[]>().notNull(),
    revokedAt: moment(),
  },
  table => [pg.unique().on(table.vendorId, table.id)],
)

/** Origins whose pages may use a partner's publishable key. */
export const partnerOrigins = pg.pgTable(
  'partner_origins',
  { vendorId: vendorKey(), partnerId: pg.integer().notNull(), origin: pg.text().notNull() },
  table => [
    pg.primaryKey({ columns: [table.partnerId, table.origin] }),
    tied(table.vendorId, table.partnerId, partners).onDelete('cascade'),
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
