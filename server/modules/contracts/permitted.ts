import { confirmedPermissions, type Permission } from '../../../src/api/schemas/permissions.ts'
import type { Queries } from '../../database/Database.ts'
import { and, eq, exists, type Placeholder, sql } from '../../database/drizzle.ts'
import type { PgColumn } from '../../database/drizzlePgCore.ts'
import { roles, type users } from '../accounts/tables.ts'
import { type contracts, userContracts } from './tables.ts'

/** SQL condition: the user holds the contract (by id or column) in a role with the permission. */
export const permitted = (
  queries: Queries,
  userId: number | Placeholder,
  contractId: number | PgColumn,
  permission: Permission,
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
          confirmedPermissions.includes(permission) ? eq(userContracts.isConfirmed, true) : undefined,
        ),
      ),
  )

/** Ids of a user's contracts with a vendor where a role has the permission, as a subquery. */
export const contractsPermitted = (
  queries: Queries,
  { userId, vendorId }: { readonly userId: number | Placeholder; readonly vendorId: number | Placeholder },
  permission: Permission,
) =>
  queries
    .select({ id: userContracts.contractId })
    .from(userContracts)
    .innerJoin(roles, eq(roles.id, userContracts.roleId))
    .where(
      and(
        eq(userContracts.userId, userId),
        eq(userContracts.vendorId, vendorId),
        sql`${roles.permissions} ? ${permission}`,
        confirmedPermissions.includes(permission) ? eq(userContracts.isConfirmed, true) : undefined,
      ),
    )

/** SQL expression: the permissions of a user's roles on a contract. An unconfirmed role neither votes nor ends a contract. */
export const permissionsOn = (userId: typeof users.id, contractId: typeof contracts.id) =>
  sql<string[]>`array(
    select distinct permission
    from ${userContracts}
    join ${roles} on ${roles.id} = ${userContracts.roleId}
    cross join jsonb_array_elements_text(${roles.permissions}) as permission
    where ${userContracts.userId} = ${userId} and ${userContracts.contractId} = ${contractId}
      and (permission not in (${sql.raw(confirmedPermissions.map(name => `'${name}'`).join(', '))}) or ${userContracts.isConfirmed}))`
