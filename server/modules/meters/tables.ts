import * as pg from 'drizzle-orm/pg-core'
import { meterTypes } from '../../../src/api/schemas/meters.ts'
import { day, tied } from '../../database/columns.ts'
import { users } from '../accounts/tables.ts'
import { contractObjects } from '../contracts/tables.ts'

/** Decimal text with 4 places; the driver never makes a number of it. */
const reading = () => pg.numeric({ precision: 12, scale: 4 }).notNull()

export const meters = pg.pgTable(
  'meters',
  {
    id: pg.integer().primaryKey().generatedByDefaultAsIdentity(),
    vendorId: pg.integer().notNull(),
    contractId: pg.integer().notNull(),
    objectId: pg.integer().notNull(),
    number: pg.text().notNull(),
    type: pg.text({ enum: meterTypes }).notNull(),
    unit: pg.text().notNull(),
    /** The last day its verification holds; null where it needs none. */
    expiryDate: day(),
    defaultValue: reading(),
  },
  table => [
    pg.unique().on(table.vendorId, table.id),
    pg.unique().on(table.vendorId, table.number),
    pg.index().on(table.contractId),
    pg
      .foreignKey({
        columns: [table.vendorId, table.contractId, table.objectId],
        foreignColumns: [contractObjects.vendorId, contractObjects.contractId, contractObjects.id],
      })
      .onDelete('cascade'),
  ],
)

export const meterReadings = pg.pgTable(
  'meter_readings',
  {
    id: pg.integer().primaryKey().generatedByDefaultAsIdentity(),
    vendorId: pg.integer().notNull(),
    meterId: pg.integer().notNull(),
    /** First day of the month the window opens in. */
    windowMonth: day().notNull(),
    /** The vendor's day it was declared on. */
    date: day().notNull(),
    valueFrom: reading(),
    valueTo: reading(),
    declaredAt: pg.timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    /** Who declared it; null once the account is gone. */
    userId: pg.integer().references(() => users.id, { onDelete: 'set null' }),
  },
  table => [
    // One declaration for each meter and window, however many are made at once.
    pg.unique().on(table.meterId, table.windowMonth),
    tied(table.vendorId, table.meterId, meters).onDelete('cascade'),
  ],
)
