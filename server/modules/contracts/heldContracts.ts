import type { Queries } from '../../database/Database.ts'
import { and, eq } from '../../database/drizzle.ts'
import { isParent } from '../../database/isParent.ts'
import { HttpError } from '../../http/HttpError.ts'
import type { ContractKey } from './isOfContract.ts'
import { isOfVendors } from './isOfSession.ts'
import { contracts, userContracts } from './tables.ts'

/** Whose contracts, and of which vendors: those of a session. */
export interface Holder {
  readonly user: { readonly id: number }
  readonly vendors: readonly number[]
}

/** A session, with the contracts that it opens. */
export interface ContractHolder extends Holder {
  readonly contracts: readonly ContractKey[]
}

/** Contracts, and the vendors that they are with. */
export interface Held {
  readonly contractIds: readonly number[]
  readonly vendorIds: readonly number[]
}

interface HeldNow extends Held {
  readonly organizationIds: readonly number[]
}

/**
 * The contracts that a session opened when the call began, or one of them.
 * @throws HttpError not_found if the session does not open it
 */
export function heldBy({ contracts: all }: ContractHolder, contractId?: number): Held {
  const held = contractId === undefined ? all : all.filter(({ id }) => id === contractId)
  if (contractId !== undefined && held.length === 0) throw new HttpError('not_found')
  return {
    contractIds: held.map(({ id }) => id),
    vendorIds: [...new Set(held.map(({ vendorId }) => vendorId))],
  }
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

/** Reads the contracts that a user holds now with these vendors, and their organizations. */
export async function heldContracts(queries: Queries, { user, vendors }: Holder): Promise<HeldNow> {
  const rows = await queries
    .selectDistinct({
      id: contracts.id,
      organizationId: contracts.organizationId,
      vendorId: contracts.vendorId,
    })
    .from(userContracts)
    .innerJoin(contracts, isHeld)
    .where(and(eq(userContracts.userId, user.id), isOfVendors(contracts.vendorId, vendors)))
  return {
    contractIds: rows.map(({ id }) => id),
    organizationIds: [...new Set(rows.map(({ organizationId }) => organizationId))],
    vendorIds: [...new Set(rows.map(({ vendorId }) => vendorId))],
  }
}
