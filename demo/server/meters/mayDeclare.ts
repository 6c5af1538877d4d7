import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../database/Database.ts'
import { roles, userContracts } from '../database/schema.ts'

/** Whether a person holds a contract in a role that declares readings: a payer or a president does not. */
export async function mayDeclare(queries: Queries, userId: number, contractId: number): Promise<boolean> {
  const [row] = await queries
    .select({ roleId: roles.id })
    .from(userContracts)
    .innerJoin(roles, eq(roles.id, userContracts.roleId))
    .where(
      and(
        eq(userContracts.userId, userId),
        eq(userContracts.contractId, contractId),
        sql`${roles.permissions} @> '["declare"]'::jsonb`,
      ),
    )
    .limit(1)
  return row !== undefined
}
