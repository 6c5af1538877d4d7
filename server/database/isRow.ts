import { and, eq, type SQL } from './drizzle.ts'
import type { PgColumn } from './drizzlePgCore.ts'

/**
 * SQL condition: the row of a vendor's table with this id. It names the vendor too, so that only the vendor's partition
 * is asked where the tables are spread.
 */
export const isRow = (
  table: { readonly id: PgColumn; readonly vendorId: PgColumn },
  { id, vendorId }: { readonly id: number; readonly vendorId: number },
): SQL | undefined => and(eq(table.vendorId, vendorId), eq(table.id, id))
