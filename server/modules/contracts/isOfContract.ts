import { and, eq, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** A contract as `authorize` found it. */
export interface ContractKey {
  readonly id: number
  readonly vendorId: number
}

/**
 * SQL condition: rows of a contract. It names the vendor too, so that only the vendor's partition is read where the
 * tables are spread.
 */
export const isOfContract = (
  table: { readonly vendorId: PgColumn; readonly contractId: PgColumn },
  { id, vendorId }: ContractKey,
): SQL | undefined => and(eq(table.vendorId, vendorId), eq(table.contractId, id))
