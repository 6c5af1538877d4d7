import type { Queries } from '../../database/Database.ts'
import { and, inArray, or, sql } from '../../database/drizzle.ts'
import { isRow } from '../../database/isRow.ts'
import { idempotencyKeys } from '../../http/tables.ts'
import { isOfContract } from '../contracts/isOfContract.ts'
import { contracts, userContracts } from '../contracts/tables.ts'
import type { meters } from './tables.ts'

const scopeStart = 'declaration user '
const guestScopeStart = 'guest-reading '

/** Scope of the idempotency keys with which a person declares readings. */
export const declarationScope = (userId: number): string => `${scopeStart}${userId}`

/** Scope of the idempotency keys with which readings of a contract are declared without an account. */
export const guestDeclarationScope = (vendorId: number, number: string): string =>
  `${guestScopeStart}${vendorId} ${number}`

/** Deletes the stored answers about a meter, so that a value that was refused can be declared again under its key (MET-3). */
export async function deleteDeclarationKeys(
  queries: Queries,
  { id, vendorId, contractId }: Pick<typeof meters.$inferSelect, 'id' | 'vendorId' | 'contractId'>,
): Promise<void> {
  const scopes = queries
    .select({ scope: sql<string>`${scopeStart}::text || ${userContracts.userId}` })
    .from(userContracts)
    .where(isOfContract(userContracts, { id: contractId, vendorId }))
  const guestScopes = queries
    .select({
      scope: sql<string>`${guestScopeStart}::text || ${contracts.vendorId} || ' ' || ${contracts.username}`,
    })
    .from(contracts)
    .where(isRow(contracts, { id: contractId, vendorId }))
  const { scope, answer } = idempotencyKeys
  await queries
    .delete(idempotencyKeys)
    .where(
      or(
        and(inArray(scope, scopes), sql`${answer} #>> '{declaration,meterId}' = ${String(id)}`),
        and(
          inArray(scope, guestScopes),
          sql`${answer} @> ${JSON.stringify({ declarations: [{ meterId: id }] })}::jsonb`,
        ),
      ),
    )
}
