import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { HttpError } from '../../http/HttpError.ts'
import { contracts, userContracts } from './tables.ts'

export interface Held {
  readonly contractIds: readonly number[]
  readonly organizationIds: readonly number[]
  readonly vendorIds: readonly number[]
}

/**
 * Returns the ids of all of a user's contracts, or of one.
 * @throws HttpError not_found if the user does not hold it
 */
export async function heldContracts(queries: Queries, userId: number, contractId?: number): Promise<Held> {
  const rows = await queries
    .selectDistinct({
      id: contracts.id,
      organizationId: contracts.organizationId,
      vendorId: contracts.vendorId,
    })
    .from(userContracts)
    .innerJoin(contracts, eq(contracts.id, userContracts.contractId))
    .where(
      and(
        eq(userContracts.userId, userId),
        contractId === undefined ? undefined : eq(userContracts.contractId, contractId),
      ),
    )
  if (contractId !== undefined && rows.length === 0) throw new HttpError('not_found')
  return {
    contractIds: rows.map(({ id }) => id),
    organizationIds: [...new Set(rows.map(({ organizationId }) => organizationId))],
    vendorIds: [...new Set(rows.map(({ vendorId }) => vendorId))],
  }
}
