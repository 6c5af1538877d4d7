import type { Queries, Transaction } from '../../database/Database.ts'
import { and, eq, gte, isNull, lte, or, type Placeholder, type SQL } from '../../database/drizzle.ts'
import { isParent } from '../../database/isParent.ts'
import { isRow } from '../../database/isRow.ts'
import { contracts } from '../contracts/tables.ts'
import { pollParticipants, pollProxies, polls } from './tables.ts'

interface Holder {
  readonly vendorId: number | Placeholder
  /** The authorised person. */
  readonly userId: number | Placeholder
  /** The vendor's calendar day. */
  readonly today: string | SQL
}

/** SQL condition: a person may use a proxy of the vendor on a day. */
export const isValidProxy = ({ vendorId, userId, today }: Holder) =>
  and(
    eq(pollProxies.vendorId, vendorId),
    eq(pollProxies.userId, userId),
    gte(pollProxies.validUntil, today),
    isNull(pollProxies.revokedAt),
  )

/** SQL condition: a proxy is for a poll. One for all polls is for none that ended before it was signed. */
export const isProxyIn = ({ id, endsOn }: Pick<typeof polls, 'id' | 'endsOn'>) =>
  and(or(isNull(pollProxies.pollId), eq(pollProxies.pollId, id)), lte(pollProxies.signedOn, endsOn))

interface Wanted extends Holder {
  readonly pollId: number
  /** Only this proxy. */
  readonly only?: number
}

/** Proxies by which a person votes in a poll today, with the contracts that they represent (VOT-8). */
export const proxiesOf = (queries: Queries, { pollId, only, ...wanted }: Wanted) =>
  queries
    .select({
      id: pollProxies.id,
      vendorId: pollProxies.vendorId,
      number: pollProxies.number,
      contractId: pollProxies.contractId,
      contract: contracts.username,
      isActive: contracts.isActive,
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
    .innerJoin(polls, isParent(polls, pollParticipants, pollParticipants.pollId))
    .where(
      and(isValidProxy(wanted), isProxyIn(polls), only === undefined ? undefined : eq(pollProxies.id, only)),
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
