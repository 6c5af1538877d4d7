import { hash, moment } from '../../database/columns.ts'
import * as pg from '../../database/drizzlePgCore.ts'

/** Uploaded files; the file store has their bytes under `path`. */
export const uploads = pg.pgTable(
  'uploads',
  {
    id: pg.char({ length: 43 }).primaryKey(),
    purpose: pg.text().notNull(),
    /** The user's file name. */
    name: pg.text().notNull(),
    path: pg.char({ length: 43 }).notNull(),
    bytes: pg.integer().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    /** Network address of the sender, hashed. */
    addressHash: hash(),
  },
  table => [pg.index().on(table.expiresAt), pg.index().on(table.addressHash, table.createdAt)],
)
