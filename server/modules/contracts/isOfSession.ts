import { type AnyColumn, inArray, type SQL, sql } from 'drizzle-orm'
import { sessions } from '../accounts/tables.ts'
import { contracts, userContracts } from './tables.ts'

/** Condition on joined sessions: a session of some vendors opens those vendors' contracts only. */
export const isOfSession: SQL = sql`(${sessions.vendorIds} is null or ${contracts.vendorId} = any(${sessions.vendorIds}))`

/** Expression on `sessions`: the vendors of the contracts that a session opens. */
export const vendorsOfSession = sql<number[]>`array(
  select distinct ${userContracts.vendorId} from ${userContracts}
  where ${userContracts.userId} = ${sessions.userId}
    and (${sessions.vendorIds} is null or ${userContracts.vendorId} = any(${sessions.vendorIds})))`

/** Condition on a column of vendors' keys. It names them, so that only their partitions are read. */
export const isOfVendors = (column: AnyColumn, vendors: readonly number[]): SQL =>
  inArray(column, [...vendors])

/**
 * Condition on a column of vendors' keys: all that a session opens, also of vendors whose contracts the user no longer holds.
 * @param vendorIds null for all vendors
 */
export const isOpen = (column: AnyColumn, vendorIds: readonly number[] | null): SQL | undefined =>
  vendorIds === null ? undefined : isOfVendors(column, vendorIds)
