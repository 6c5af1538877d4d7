import * as pg from 'drizzle-orm/pg-core'

// Kinds of columns that tables of every area have.

export const id = () => pg.integer().primaryKey().generatedByDefaultAsIdentity()
export const moment = () => pg.timestamp({ withTimezone: true, mode: 'date' })
export const day = () => pg.date({ mode: 'string' })
/** A SHA-256 as base64url: who reads the table learns neither the token nor the address behind it. */
export const hash = () => pg.char({ length: 43 })
/** Money in whole cents. */
export const cents = () => pg.bigint({ mode: 'number' })
/** The vendor's key on a row whose other foreign key already ties it to that vendor. */
export const vendorKey = () => pg.integer().notNull()
