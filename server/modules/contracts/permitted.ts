import { and, eq, exists, sql } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { roles } from '../accounts/tables.ts'
import { type contracts, userContracts } from './tables.ts'

/** SQL condition: the user holds the contract (by id or column) in a role with the permission. */
export const permitted = (
  queries: Queries,
  userId: number,
  contractId: number | typeof contracts.id,
  permission: string,
) =>
  exists(
    queries
      .select({ one: sql`1` })
      .from(userContracts)
      .innerJoin(roles, eq(roles.id, userContracts.roleId))
      .where(
        and(
          eq(userContracts.userId, userId),
          eq(userContracts.contractId, contractId),
          sql`${roles.permissions} ? ${permission}`,
          permission === 'vote' ? eq(userContracts.isConfirmed, true) : undefined,
        ),
      ),
  )

/**
 * Returns whether the user holds the contract in a role with the permission: a payer cannot declare
 * readings, a tenant cannot vote.
 */
export async function isPermitted(
  queries: Queries,
  userId: number,
  contractId: number,
  permission: string,
): Promise<boolean> {
  const [row] = await queries
    .select({ yes: permitted(queries, userId, contractId, permission) })
    .from(sql`(select 1) as one`)
  return row?.yes === true
}
