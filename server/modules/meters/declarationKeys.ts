import { and, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { idempotencyKeys } from '../../http/tables.ts'
import { isOfContract } from '../contracts/isOfContract.ts'
import { userContracts } from '../contracts/tables.ts'
import type { meters } from './tables.ts'

const scopeStart = 'declaration user '

/** Scope of the idempotency keys with which a person declares readings. */
export const declarationScope = (userId: number): string => `${scopeStart}${userId}`

/** Deletes the stored answers about a meter, so that a value that was refused can be declared again under its key (MET-3). */
export async function deleteDeclarationKeys(
  queries: Queries,
  { id, vendorId, contractId }: Pick<typeof meters.$inferSelect, 'id' | 'vendorId' | 'contractId'>,
): Promise<void> {
  const scopes = queries
    .select({ scope: sql<string>`${scopeStart}::text || ${userContracts.userId}` })
    .from(userContracts)
    .where(isOfContract(userContracts, { id: contractId, vendorId }))
  await queries
    .delete(idempotencyKeys)
    .where(
      and(
        inArray(idempotencyKeys.scope, scopes),
        sql`${idempotencyKeys.answer} #>> '{declaration,meterId}' = ${String(id)}`,
      ),
    )
}
