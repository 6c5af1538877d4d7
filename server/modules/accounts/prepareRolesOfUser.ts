import { namedByConnection } from '../../database/createStatementNames.ts'
import type { Database } from '../../database/Database.ts'
import { eq, sql } from '../../database/drizzle.ts'
import { roles, userRoles } from './tables.ts'

/** The roles of a user. Prepared once, because every page asks who is signed in. */
export const prepareRolesOfUser = (database: Database) =>
  database.queries
    .select({
      id: roles.id,
      name: roles.name,
      externalName: roles.externalName,
      permissions: roles.permissions,
    })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(eq(userRoles.userId, sql.placeholder('userId')))
    .orderBy(roles.id)
    .prepare(namedByConnection)
