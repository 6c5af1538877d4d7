import { meterReaders, meterTypes, readingSources } from '../../../src/api/schemas/meters.ts'
import { day, rowId, sourceColumns, tied } from '../../database/columns.ts'
import * as pg from '../../database/drizzlePgCore.ts'
import { users } from '../accounts/tables.ts'
import { contractObjects } from '../contracts/tables.ts'

/** Decimal text with 4 places, because a float would lose digits. */
const reading = () => pg.numeric({ precision: 12, scale: 4 }).notNull()

export const meters = pg.pgTable(
  'meters',
  {
    id: rowId(),
    vendorId: pg.integer().notNull(),
    contractId: pg.integer().notNull(),
    objectId: pg.integer().notNull(),
    number: pg.text().notNull(),
    type: pg.text({ enum: meterTypes }).notNull(),
    unit: pg.text().notNull(),
    /** Last day of the verification; null if the meter requires none. */
    expiryDate: day(),
    /** Who reads it; residents declare no reading of a remotely read one. */
    readingSource: pg.text({ enum: meterReaders }).notNull().default('resident'),
    defaultValue: reading(),
    /** False for a meter that the vendor's system no longer has; its readings stay. */
    isActive: pg.boolean().notNull().default(true),
    ...sourceColumns(),
  },
  table => [
    pg.primaryKey({ columns: [table.id, table.vendorId] }),
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
    id: rowId(),
    vendorId: pg.integer().notNull(),
    meterId: pg.integer().notNull(),
    /** First day of the window's month. */
    windowMonth: day().notNull(),
    /** The vendor's calendar day of the declaration. */
    date: day().notNull(),
    valueFrom: reading(),
    valueTo: reading(),
    readingSource: pg.text({ enum: readingSources }).notNull().default('resident'),
    declaredAt: pg.timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    /** User who declared it; null after account deletion. */
    userId: pg.integer().references(() => users.id, { onDelete: 'set null' }),
    /** Time the vendor's staff accepted it; null while nobody has. */
    acceptedAt: pg.timestamp({ withTimezone: true, mode: 'date' }),
    ...sourceColumns(),
  },
  table => [
    pg.primaryKey({ columns: [table.id, table.vendorId] }),
    // One declaration per meter and window, also with concurrent calls.
    pg.unique().on(table.meterId, table.vendorId, table.windowMonth),
    tied(table.vendorId, table.meterId, meters).onDelete('cascade'),
  ],
)

/** Readings that the vendor's staff refused; residents can declare the month again. */
export const refusedReadings = pg.pgTable(
  'refused_readings',
  {
    readingId: pg.integer().notNull(),
    vendorId: pg.integer().notNull(),
    meterId: pg.integer().notNull(),
    windowMonth: day().notNull(),
    date: day().notNull(),
    valueFrom: reading(),
    valueTo: reading(),
    declaredAt: pg.timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    refusedAt: pg.timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    reason: pg.text().notNull(),
  },
  table => [
    pg.primaryKey({ columns: [table.readingId, table.vendorId] }),
    tied(table.vendorId, table.meterId, meters).onDelete('cascade'),
  ],
)
