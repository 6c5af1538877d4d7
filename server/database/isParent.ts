import { and, eq, type SQL } from './drizzle.ts'
import type { PgColumn } from './drizzlePgCore.ts'

/**
 * SQL condition of a join: the row to which a column refers. Both are of one vendor, so that rows of one partition meet
 * each other only.
 * @param reference column with the parent's id
 */
export const isParent = (
  parent: { readonly id: PgColumn; readonly vendorId: PgColumn },
  child: { readonly vendorId: PgColumn },
  reference: PgColumn,
): SQL | undefined => and(eq(parent.vendorId, child.vendorId), eq(parent.id, reference))
