import * as pg from './drizzlePgCore.ts'

// Column types that tables of several modules share.

export const id = () => pg.integer().primaryKey().generatedByDefaultAsIdentity()
/** Id of a row whose key also has the vendor's. One sequence per table, so that the API's ids need no vendor. */
export const rowId = () => pg.integer().notNull().generatedByDefaultAsIdentity()
export const moment = () => pg.timestamp({ withTimezone: true, mode: 'date' })
export const day = () => pg.date({ mode: 'string' })
/** A SHA-256 as base64url. A reader of the table learns neither the token nor the address behind it. */
export const hash = () => pg.char({ length: 43 })
export const bytes = pg.customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
/** Money in cents. */
export const cents = () => pg.bigint({ mode: 'number' })
/** The vendor's key on a row that another foreign key already ties to the vendor. */
export const vendorKey = () => pg.integer().notNull()

/** Columns of a row that a vendor's system keeps: the system's own key, and what it sent last. */
export const sourceColumns = () => ({
  /** Unique per vendor; null for a row that no vendor's system sent. */
  sourceId: pg.text(),
  /** SHA-256 of the record as it was sent last. */
  sourceHash: hash(),
  /** When the vendor's system says that it changed the record. */
  sourceUpdatedAt: moment(),
})

interface Parent<Table extends string> {
  readonly vendorId: pg.AnyPgColumn<{ tableName: Table }>
  readonly id: pg.AnyPgColumn<{ tableName: Table }>
}

/** Composite foreign key that ties a row to a parent of the same vendor. */
export const tied = <Table extends string, ParentTable extends string>(
  vendorId: pg.AnyPgColumn<{ tableName: Table }>,
  column: pg.AnyPgColumn<{ tableName: Table }>,
  parent: Parent<ParentTable>,
) => pg.foreignKey({ columns: [vendorId, column], foreignColumns: [parent.vendorId, parent.id] })
