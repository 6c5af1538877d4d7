import * as pg from 'drizzle-orm/pg-core'
import type { PartnerCapability } from '../../../src/api/schemas/partners.ts'
import { hash, id, moment, tied, vendorKey } from '../../database/columns.ts'
import { vendorId } from '../vendors/tables.ts'

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
