import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { isAfterRow } from '../../database/isAfterRow.ts'
import { preparePage } from '../../database/preparePage.ts'
import { contractAt, isOfContract } from '../contracts/isOfContract.ts'
import { isUnreadBy } from '../unreads/isUnread.ts'
import { unreads } from '../unreads/tables.ts'
import { isCounted, isParticipant } from './findPoll.ts'
import { pollParticipants, polls, pollVotes } from './tables.ts'

const at = sql.placeholder

/**
 * Prepares a page of the polls of a contract that have begun by the day `today`; `state` is "active", "ended" or null
 * for both. The latest end is first, after the row with `afterDate` and `afterId`.
 */
export function preparePolls(queries: Queries) {
  const today = sql`${at('today')}::date`
  const list = queries.$with('list').as(
    queries
      .select({ id: polls.id, title: polls.title, startsOn: polls.startsOn, endsOn: polls.endsOn })
      .from(polls)
      .innerJoin(pollParticipants, isParticipant)
      .where(
        and(
          isOfContract(pollParticipants, contractAt),
          eq(polls.vendorId, contractAt.vendorId),
          sql`${polls.startsOn} <= ${today}`,
          sql`coalesce(${at('state')}::text = case when ${polls.endsOn} >= ${today} then 'active' else 'ended' end, true)`,
        ),
      ),
  )
  const vote = queries
    .select({ one: sql`1` })
    .from(pollVotes)
    .where(and(isOfContract(pollVotes, contractAt), eq(pollVotes.pollId, list.id), isCounted))
  return preparePage(
    queries,
    list,
    queries
      .select({
        id: list.id,
        title: list.title,
        startsOn: list.startsOn,
        endsOn: list.endsOn,
        hasTakenPart: sql<boolean>`exists (${vote})`.as('has_taken_part'),
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
