import { and, eq, type Placeholder, type SQL, sql } from '../../database/drizzle.ts'
import type { PgColumn } from '../../database/drizzlePgCore.ts'

/** A contract as `authorize` found it. */
export interface ContractKey {
  readonly id: number
  readonly vendorId: number
}

/** The contract of a prepared statement: its parameters `contractId` and `vendorId`. */
export const contractAt = { id: sql.placeholder('contractId'), vendorId: sql.placeholder('vendorId') }

/** Parameters of `contractAt`. */
export const contractValues = ({ id, vendorId }: ContractKey) => ({ contractId: id, vendorId })

/**
 * SQL condition: rows of a contract. It names the vendor too, so that only the vendor's partition is read where the
 * tables are spread.
 */
export const isOfContract = (
  table: { readonly vendorId: PgColumn; readonly contractId: PgColumn },
  { id, vendorId }: { readonly [Key in keyof ContractKey]: number | Placeholder },
): SQL | undefined => and(eq(table.vendorId, vendorId), eq(table.contractId, id))
