import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { isParent } from '../../database/isParent.ts'
import { HttpError } from '../../http/HttpError.ts'
import { isOfVendors } from './isOfSession.ts'
import { contracts, userContracts } from './tables.ts'

/** Whose contracts, and of which vendors: those of a session. */
export interface Holder {
  readonly user: { readonly id: number }
  readonly vendors: readonly number[]
}

export interface Held {
  readonly contractIds: readonly number[]
  readonly organizationIds: readonly number[]
  readonly vendorIds: readonly number[]
}

/** SQL condition: the contract of a holder. */
export const isHeld = isParent(contracts, userContracts, userContracts.contractId)

/**
 * Returns the vendors of a user's contracts, to name them in a statement that has no session.
 */
export async function vendorsOfUser(queries: Queries, userId: number): Promise<readonly number[]> {
  const rows = await queries
    .selectDistinct({ vendorId: userContracts.vendorId })
    .from(userContracts)
    .where(eq(userContracts.userId, userId))
  return rows.map(({ vendorId }) => vendorId)
}

/**
 * Returns the ids of all contracts that a session opens, or of one.
 * @throws HttpError not_found if the session does not open it
 */
export async function heldContracts(
  queries: Queries,
  { user, vendors }: Holder,
  contractId?: number,
): Promise<Held> {
  const rows = await queries
    .selectDistinct({
      id: contracts.id,
      organizationId: contracts.organizationId,
      vendorId: contracts.vendorId,
    })
    .from(userContracts)
    .innerJoin(contracts, isHeld)
    .where(
      and(
        eq(userContracts.userId, user.id),
        isOfVendors(contracts.vendorId, vendors),
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
