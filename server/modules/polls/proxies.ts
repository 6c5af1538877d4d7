import { and, eq, gte, isNull, or } from 'drizzle-orm'
import type { Queries, Transaction } from '../../database/Database.ts'
import { isParent } from '../../database/isParent.ts'
import { isRow } from '../../database/isRow.ts'
import { contracts } from '../contracts/tables.ts'
import { pollParticipants, pollProxies } from './tables.ts'

interface Wanted {
  readonly vendorId: number
  readonly pollId: number
  /** The authorised person. */
  readonly userId: number
  /** The vendor's calendar day. */
  readonly today: string
  /** Only this proxy. */
  readonly only?: number
}

/** Proxies by which a person votes in a poll today, with the contracts that they represent (VOT-8). */
export const proxiesOf = (queries: Queries, { vendorId, pollId, userId, today, only }: Wanted) =>
  queries
    .select({
      id: pollProxies.id,
      vendorId: pollProxies.vendorId,
      number: pollProxies.number,
      contractId: pollProxies.contractId,
      contract: contracts.username,
    })
    .from(pollProxies)
    .innerJoin(contracts, isParent(contracts, pollProxies, pollProxies.contractId))
    .innerJoin(
      pollParticipants,
      and(
        eq(pollParticipants.vendorId, pollProxies.vendorId),
        eq(pollParticipants.contractId, pollProxies.contractId),
        eq(pollParticipants.pollId, pollId),
      ),
    )
    .where(
      and(
        eq(pollProxies.vendorId, vendorId),
        eq(pollProxies.userId, userId),
        or(isNull(pollProxies.pollId), eq(pollProxies.pollId, pollId)),
        gte(pollProxies.validUntil, today),
        isNull(pollProxies.revokedAt),
        only === undefined ? undefined : eq(pollProxies.id, only),
      ),
    )
    .orderBy(contracts.username, pollProxies.id)

export type VotingProxy = Pick<
  Awaited<ReturnType<typeof proxiesOf>>[number],
  'id' | 'vendorId' | 'number' | 'contract'
>

/** Whether a proxy is not revoked; it cannot be until the end of the transaction. */
export async function holdProxy(tx: Transaction, proxy: VotingProxy): Promise<boolean> {
  const [row] = await tx
    .select({ id: pollProxies.id })
    .from(pollProxies)
    .where(and(isRow(pollProxies, proxy), isNull(pollProxies.revokedAt)))
    .for('share')
  return row !== undefined
}
