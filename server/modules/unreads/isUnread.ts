import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { UnreadList } from '../../../src/api/rules/unreads.ts'
import type { ContractKey } from '../contracts/isOfContract.ts'
import { unreads } from './tables.ts'

/** SQL condition: the user has not read an item of a contract in the outer query. */
export const isUnreadBy = (
  userId: number,
  contract: ContractKey,
  place: UnreadList,
  id: PgColumn,
): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${unreads}
    where ${unreads.userId} = ${userId} and ${unreads.vendorId} = ${contract.vendorId}
      and ${unreads.contractId} = ${contract.id}
      and ${unreads.module} = ${place} and ${unreads.itemId} = ${id})`
