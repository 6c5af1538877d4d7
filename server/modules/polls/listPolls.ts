import type { Queries } from '../../database/Database.ts'
import { and, desc, eq, exists, or, sql } from '../../database/drizzle.ts'
import { isAfterRow } from '../../database/isAfterRow.ts'
import { preparePage } from '../../database/preparePage.ts'
import { contractAt, isOfContract } from '../contracts/isOfContract.ts'
import { isUnreadBy } from '../unreads/isUnreadBy.ts'
import { unreads } from '../unreads/tables.ts'
import { isCounted, isParticipant } from './findPoll.ts'
import { isProxyIn, isValidProxy } from './proxies.ts'
import { pollParticipants, pollProxies, polls, pollVotes } from './tables.ts'

const at = sql.placeholder

/**
 * Prepares a page of the polls of a contract that have begun by the day `today`, and of those in which the person
 * `proxyId` votes for other contracts with the vendor; `state` is "active", "ended" or null for both. The latest end is
 * first, after the row with `afterDate` and `afterId`.
 */
export function preparePolls(queries: Queries) {
  const today = sql`${at('today')}::date`
  const isOwn = isOfContract(pollParticipants, contractAt)
  const isValid = isValidProxy({ vendorId: contractAt.vendorId, userId: at('proxyId'), today })
  // Found first, so that the index of the participants is read by contract.
  const represented = queries.select({ id: pollProxies.contractId }).from(pollProxies).where(isValid)
  const proxy = queries
    .select({ one: sql`1` })
    .from(pollProxies)
    .where(and(isValid, isProxyIn(polls), eq(pollProxies.contractId, pollParticipants.contractId)))
  /** Whether all of the participants voted. */
  const haveVoted = sql`bool_and(${pollVotes.id} is not null)`
  const list = queries.$with('list').as(
    queries
      .select({
        id: polls.id,
        title: polls.title,
        startsOn: polls.startsOn,
        endsOn: polls.endsOn,
        isByProxyOnly: sql<boolean>`not bool_or(${isOwn})`.as('is_by_proxy_only'),
        hasTakenPart: sql<boolean>`coalesce(${haveVoted} filter (where ${isOwn}), ${haveVoted})`.as(
          'has_taken_part',
        ),
      })
      .from(polls)
      .innerJoin(pollParticipants, isParticipant)
      .leftJoin(
        pollVotes,
        and(
          eq(pollVotes.vendorId, pollParticipants.vendorId),
          eq(pollVotes.pollId, pollParticipants.pollId),
          eq(pollVotes.contractId, pollParticipants.contractId),
          isCounted,
        ),
      )
      .where(
        and(
          eq(polls.vendorId, contractAt.vendorId),
          eq(pollParticipants.vendorId, contractAt.vendorId),
          sql`${pollParticipants.contractId} = any(array(${represented}) || ${contractAt.id}::integer)`,
          or(isOwn, exists(proxy)),
          sql`${polls.startsOn} <= ${today}`,
          sql`coalesce(${at('state')}::text = case when ${polls.endsOn} >= ${today} then 'active' else 'ended' end, true)`,
        ),
      )
      .groupBy(polls.id, polls.vendorId),
  )
  return preparePage(
    queries,
    list,
    queries
      .select({
        id: list.id,
        title: list.title,
        startsOn: list.startsOn,
        endsOn: list.endsOn,
        isByProxyOnly: list.isByProxyOnly,
        hasTakenPart: list.hasTakenPart,
        isUnread: isUnreadBy(at('userId'), isOfContract(unreads, contractAt), ['polls'], list.id).as(
          'is_unread',
        ),
      })
      .from(list)
      .where(isAfterRow(list.endsOn, list.id, 'date'))
      .orderBy(desc(list.endsOn), desc(list.id))
      .limit(at('limit')),
  )
}
