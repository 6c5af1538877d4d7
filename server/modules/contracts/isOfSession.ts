import { type AnyColumn, type Placeholder, type SQL, sql } from '../../database/drizzle.ts'
import { sessions } from '../accounts/tables.ts'
import type { ContractKey } from './isOfContract.ts'
import { contracts, userContracts } from './tables.ts'

/** Condition on joined sessions: a session of some vendors opens those vendors' contracts only. */
export const isOfSession: SQL = sql`(${sessions.vendorIds} is null or ${contracts.vendorId} = any(${sessions.vendorIds}))`

/** Expression on `sessions`: the contracts that a session opens. */
export const contractsOfSession = sql<ContractKey[]>`(
  select coalesce(jsonb_agg(distinct jsonb_build_object('id', ${userContracts.contractId}, 'vendorId', ${userContracts.vendorId})), '[]')
  from ${userContracts}
  where ${userContracts.userId} = ${sessions.userId}
    and (${sessions.vendorIds} is null or ${userContracts.vendorId} = any(${sessions.vendorIds})))`

/**
 * Condition: a column is among numbers. The text of the statement is the same for any number of them. Those of a prepared
 * statement are in a subquery, where PostgreSQL does not see them: it would plan the statement at each call for as many as
 * there are, which takes several times as long as its execution.
 */
export const isAmong = (column: AnyColumn | SQL, numbers: readonly number[] | Placeholder): SQL =>
  Array.isArray(numbers)
    ? sql`${column} = any(${sql.param([...numbers])})`
    : sql`${column} = any((select ${numbers}::integer[])::integer[])`

/** As many elements as PostgreSQL expects of an array that it does not see. */
const expectedElements = 10

/** Vendors' keys, repeated up to the number of elements that PostgreSQL expects. */
const repeatedKeys = {
  mapToDriverValue: (vendors: readonly number[]) =>
    Array.from(
      { length: vendors.length === 0 ? 0 : Math.max(vendors.length, expectedElements) },
      (_, index) => vendors[index % vendors.length],
    ),
}

/**
 * Condition on a column of vendors' keys. It names them visibly, so that only their partitions are read. They are as many as
 * PostgreSQL expects in a plan for any values: it would not keep that plan if one for fewer values seemed cheaper.
 */
export const isOfVendors = (column: AnyColumn | SQL, vendors: readonly number[] | Placeholder): SQL =>
  sql`${column} = any(${sql.param(vendors, repeatedKeys)})`

/**
 * Condition on a column of vendors' keys: all that a session opens, also of vendors whose contracts the user no longer holds.
 * @param vendorIds null for all vendors
 */
export const isOpen = (column: AnyColumn, vendorIds: readonly number[] | null): SQL | undefined =>
  vendorIds === null ? undefined : isOfVendors(column, vendorIds)
