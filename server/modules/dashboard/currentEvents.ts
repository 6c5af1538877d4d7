import { declarationWindow } from '../../../src/api/rules/declarationWindow.ts'
import { centsText } from '../../../src/api/rules/money.ts'
import type { CurrentEvent } from '../../../src/api/schemas/dashboard.ts'
import { dayIn } from '../../common/days.ts'
import { namedByConnection } from '../../database/createStatementNames.ts'
import type { Queries } from '../../database/Database.ts'
import { and, asc, desc, eq, gte, isNull, lte, max, notExists, or, sql } from '../../database/drizzle.ts'
import { isParent } from '../../database/isParent.ts'
import { jsonRows } from '../../database/jsonRows.ts'
import type { Held } from '../contracts/heldContracts.ts'
import { isAmong, isOfVendors } from '../contracts/isOfSession.ts'
import { permitted } from '../contracts/permitted.ts'
import { contracts } from '../contracts/tables.ts'
import { excerptOf } from '../helpDesk/excerptOf.ts'
import { helpDeskTasks } from '../helpDesk/tables.ts'
import { addressedMessages } from '../messages/addressedMessages.ts'
import { messages } from '../messages/tables.ts'
import { checkedDay, deadlineDayOf } from '../meters/deadlineDay.ts'
import { meterReadings, meters } from '../meters/tables.ts'
import { offers } from '../offers/tables.ts'
import { isCounted } from '../polls/findPoll.ts'
import { pollParticipants, polls, pollVotes } from '../polls/tables.ts'
import { isUnreadBy } from '../unreads/isUnreadBy.ts'
import { unreads } from '../unreads/tables.ts'
import { vendors } from '../vendors/tables.ts'
import { event, maxEvents, parameters, today } from './statementParts.ts'
import { unpaidBills } from './unpaidBills.ts'

const ofVendors = isOfVendors(unreads.vendorId, parameters.vendorIds)

/** Requests with an unread answer. */
const replies = (queries: Queries) =>
  queries
    .select({
      id: helpDeskTasks.id,
      contractId: helpDeskTasks.contractId,
      message: helpDeskTasks.message,
    })
    .from(helpDeskTasks)
    .where(
      and(
        isOfVendors(helpDeskTasks.vendorId, parameters.vendorIds),
        eq(helpDeskTasks.userId, parameters.userId),
        isAmong(helpDeskTasks.contractId, parameters.contractIds),
        isUnreadBy(parameters.userId, ofVendors, ['helpDeskTasks'], helpDeskTasks.id),
      ),
    )
    .orderBy(desc(helpDeskTasks.id))
    .limit(maxEvents)

/** Contracts with meters to read, and the oldest window in which one of these meters was read last. */
function readings(queries: Queries) {
  const newest = queries
    .select({ month: max(meterReadings.windowMonth).as('month') })
    .from(meterReadings)
    .where(
      and(
        isOfVendors(meterReadings.vendorId, parameters.vendorIds),
        isParent(meters, meterReadings, meterReadings.meterId),
      ),
    )
    .as('newest')
  return queries
    .select({
      contractId: meters.contractId,
      timeZone: vendors.timeZone,
      deadlineDay: deadlineDayOf(queries, meters.vendorId).as('deadline_day'),
      readIn: sql<string>`min(coalesce(${newest.month}, '0001-01-01'))`.as('read_in'),
    })
    .from(meters)
    .innerJoin(contracts, isParent(contracts, meters, meters.contractId))
    .innerJoin(vendors, eq(vendors.id, meters.vendorId))
    .leftJoinLateral(newest, sql`true`)
    .where(
      and(
        isOfVendors(meters.vendorId, parameters.vendorIds),
        isOfVendors(contracts.vendorId, parameters.vendorIds),
        isAmong(meters.contractId, parameters.contractIds),
        contracts.isActive,
        meters.isActive,
        eq(meters.readingSource, 'resident'),
        or(isNull(meters.expiryDate), gte(meters.expiryDate, today)),
        permitted(queries, parameters.userId, contracts.id, 'declare'),
      ),
    )
    .groupBy(meters.contractId, meters.vendorId, vendors.timeZone)
    .orderBy(meters.contractId)
}

/** Open polls without a vote of the contract; one that has ended does not vote. */
const openPolls = (queries: Queries) =>
  queries
    .select({
      id: polls.id,
      contractId: pollParticipants.contractId,
      title: polls.title,
      endsOn: polls.endsOn,
    })
    .from(pollParticipants)
    .innerJoin(polls, isParent(polls, pollParticipants, pollParticipants.pollId))
    .innerJoin(contracts, isParent(contracts, pollParticipants, pollParticipants.contractId))
    .innerJoin(vendors, eq(vendors.id, polls.vendorId))
    .where(
      and(
        isOfVendors(pollParticipants.vendorId, parameters.vendorIds),
        isOfVendors(polls.vendorId, parameters.vendorIds),
        isOfVendors(contracts.vendorId, parameters.vendorIds),
        isAmong(pollParticipants.contractId, parameters.contractIds),
        lte(polls.startsOn, today),
        gte(polls.endsOn, today),
        contracts.isActive,
        permitted(queries, parameters.userId, contracts.id, 'vote'),
        notExists(
          queries
            .select({ one: sql`1` })
            .from(pollVotes)
            .where(
              and(
                isOfVendors(pollVotes.vendorId, parameters.vendorIds),
                eq(pollVotes.pollId, polls.id),
                eq(pollVotes.contractId, pollParticipants.contractId),
                isCounted,
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(polls.endsOn), asc(polls.id))
    .limit(maxEvents)

/** Current and upcoming planned work. */
function plannedWorks(queries: Queries) {
  // Not a parameter: PostgreSQL plans this statement once only if it sees that such messages are few.
  const works = addressedMessages(queries, sql`${messages.type} = 'planned_works'`).as('works')
  const startsOn = sql<string | null>`${works.plannedWork} ->> 'startsOn'`
  const endsOn = sql<string | null>`${works.plannedWork} ->> 'endsOn'`
  return queries
    .select({
      id: works.id,
      contractId: works.contractId,
      topic: works.topic,
      startsOn: startsOn.as('starts_on'),
      endsOn: endsOn.as('ends_on'),
    })
    .from(works)
    .innerJoin(vendors, eq(vendors.id, works.vendorId))
    .where(sql`(${endsOn})::date >= ${today}`)
    .orderBy(startsOn, asc(works.id))
    .limit(maxEvents)
}

/** Unread offers. */
const newOffers = (queries: Queries) =>
  queries
    .select({ id: offers.id, title: offers.title, endsOn: offers.endsOn })
    .from(offers)
    .innerJoin(vendors, eq(vendors.id, offers.vendorId))
    .where(
      and(
        isOfVendors(offers.vendorId, parameters.vendorIds),
        lte(offers.startsOn, today),
        gte(offers.endsOn, today),
        isUnreadBy(parameters.userId, ofVendors, ['specialOffers'], offers.id),
      ),
    )
    .orderBy(asc(offers.endsOn), asc(offers.id))
    .limit(maxEvents)

/** Prepares the current events of contracts of a user (SVC-4): one statement, with a part for each kind. */
export function prepareCurrentEvents(queries: Queries) {
  const statement = queries
    .select({
      replies: jsonRows(replies(queries), 'reply'),
      readings: jsonRows(readings(queries), 'reading'),
      bills: jsonRows(unpaidBills(queries), 'bill'),
      polls: jsonRows(openPolls(queries), 'poll'),
      works: jsonRows(plannedWorks(queries), 'work'),
      offers: jsonRows(newOffers(queries), 'offer'),
    })
    .from(sql`(select) as nothing`)
    .prepare(namedByConnection)

  return async (userId: number, held: Held, now: Date): Promise<CurrentEvent[]> => {
    if (held.contractIds.length === 0) return []
    const [events] = await statement.execute({ ...held, userId, now: now.toISOString() })
    if (!events) return []
    return [
      ...events.replies.map(({ id, contractId, message }) =>
        event('reply', id, { contractId, title: excerptOf(message) }),
      ),
      ...events.readings
        .flatMap(({ contractId, timeZone, deadlineDay, readIn }) => {
          const { isOpen, month, closesAt } = declarationWindow(now, timeZone, checkedDay(deadlineDay))
          const until = dayIn(timeZone, new Date(closesAt.getTime() - 1))
          return isOpen && readIn < month ? [event('readings', contractId, { contractId, until })] : []
        })
        .slice(0, maxEvents),
      ...events.bills.map(({ id, contractId, dueDate, dueCents, currency, isLate }) =>
        event('bill', id, { contractId, until: dueDate, isLate, amount: centsText(dueCents), currency }),
      ),
      ...events.polls.map(({ id, contractId, title, endsOn }) =>
        event('poll', id, { contractId, title, until: endsOn }),
      ),
      ...events.works.map(({ id, contractId, topic, startsOn, endsOn }) =>
        event('work', id, { contractId, title: topic, from: startsOn, until: endsOn }),
      ),
      ...events.offers.map(({ id, title, endsOn }) => event('offer', id, { title, until: endsOn })),
    ]
  }
}
