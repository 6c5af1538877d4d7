import type { PartnerCapability } from '../../../src/api/schemas/partners.ts'
import { hash, id, moment, tied, vendorKey } from '../../database/columns.ts'
import * as pg from '../../database/drizzlePgCore.ts'
import { vendorId } from '../vendors/tables.ts'

/** Partners that embed a vendor's elements; one row per pair of keys. */
export const partners = pg.pgTable(
  'partners',
  {
    id: id(),
    vendorId: vendorId(),
    name: pg.text().notNull(),
    /** Public, because pages contain it. */
    publishableKey: pg.text().notNull().unique(),
    /** SHA-256 of the partner server's secret key. */
    secretHash: hash().notNull().unique(),
    capabilities: pg.jsonb().$type<readonly PartnerCapability[]>().notNull(),
    revokedAt: moment(),
  },
  table => [pg.unique().on(table.vendorId, table.id)],
)

/** Origins that may use a partner's publishable key. */
export const partnerOrigins = pg.pgTable(
  'partner_origins',
  { vendorId: vendorKey(), partnerId: pg.integer().notNull(), origin: pg.text().notNull() },
  table => [
    pg.primaryKey({ columns: [table.partnerId, table.origin] }),
    tied(table.vendorId, table.partnerId, partners).onDelete('cascade'),
  ],
)
