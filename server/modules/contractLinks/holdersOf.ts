import type { Queries } from '../../database/Database.ts'
import { eq } from '../../database/drizzle.ts'
import { personFields } from '../accounts/personFields.ts'
import { roles, users } from '../accounts/tables.ts'
import { type ContractKey, isOfContract } from '../contracts/isOfContract.ts'
import { userContracts } from '../contracts/tables.ts'

/** The people who have a contract in their account; one row for each person and role. */
export const holdersOf = (queries: Queries, contract: ContractKey) =>
  queries
    .select({
      person: personFields,
      role: roles.externalName,
      isConfirmed: userContracts.isConfirmed,
    })
    .from(userContracts)
    .innerJoin(users, eq(users.id, userContracts.userId))
    .innerJoin(roles, eq(roles.id, userContracts.roleId))
    .where(isOfContract(userContracts, contract))
    .orderBy(users.id, roles.id)
