import { hash, id, moment } from '../../database/columns.ts'
import * as pg from '../../database/drizzlePgCore.ts'
import { vendorId } from '../vendors/tables.ts'

/** Secret keys of vendors' systems; the key itself is shown once and not stored. */
export const vendorKeys = pg.pgTable('vendor_keys', {
  id: id(),
  vendorId: vendorId(),
  name: pg.text().notNull(),
  secretHash: hash().notNull().unique(),
  createdAt: moment().notNull(),
  /** Null for a key that is valid until it is revoked. */
  expiresAt: moment(),
  revokedAt: moment(),
  lastUsedAt: moment(),
  /** Start of the current minute of the rate limit, and the calls in it. */
  windowStart: moment(),
  windowCalls: pg.integer().notNull(),
})
