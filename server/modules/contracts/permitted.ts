import { and, eq, exists, sql } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { roles } from '../accounts/tables.ts'
import { type contracts, userContracts } from './tables.ts'

/** The condition that a person holds a contract, given by its id or its column, in a role that may do something. */
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
        ),
      ),
  )

/** Whether a person holds a contract in a role that may do something: a payer declares no readings, a tenant has no vote. */
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
