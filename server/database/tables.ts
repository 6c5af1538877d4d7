import { hash, moment } from './columns.ts'
import * as pg from './drizzlePgCore.ts'

/** Platform settings and the server's own secrets, by key. */
export const settings = pg.pgTable('settings', { key: pg.text().primaryKey(), value: pg.jsonb().notNull() })

/** Applied migrations; written by migrate.ts. */
export const migrations = pg.pgTable('migrations', {
  name: pg.text().primaryKey(),
  checksum: hash().notNull(),
  appliedAt: moment().notNull().defaultNow(),
})
