import { and, asc, desc, eq, gt, gte, inArray, isNull, lte, ne, notExists, or, sql } from 'drizzle-orm'
import { declarationWindow } from '../../../src/api/rules/declarationWindow.ts'
import { centsText } from '../../../src/api/rules/money.ts'
import type { CurrentEvent } from '../../../src/api/schemas/dashboard.ts'
import { isParent } from '../../database/isParent.ts'
import { dayIn } from '../../days.ts'
import { permitted } from '../contracts/permitted.ts'
import { contracts } from '../contracts/tables.ts'
import { excerptOf } from '../helpDesk/excerptOf.ts'
import { helpDeskTasks } from '../helpDesk/tables.ts'
import { invoices } from '../invoices/tables.ts'
import { messages } from '../messages/tables.ts'
import { platformDeadlineDay } from '../meters/deadlineDay.ts'
import { meterReadings, meters } from '../meters/tables.ts'
import { offers } from '../offers/tables.ts'
import { isCounted } from '../polls/findPoll.ts'
import { pollParticipants, polls, pollVotes } from '../polls/tables.ts'
import { vendors } from '../vendors/tables.ts'
import { type Asked, event, isUnread, most, today } from './asked.ts'

/** Requests with an unread answer. */
async function replies(context: Asked) {
  const { queries, userId, held } = context
  const rows = await queries
    .select()
    .from(helpDeskTasks)
    .where(
      and(
        inArray(helpDeskTasks.vendorId, [...held.vendorIds]),
        eq(helpDeskTasks.userId, userId),
        inArray(helpDeskTasks.contractId, [...held.contractIds]),
        isUnread(context, 'helpDeskTasks', helpDeskTasks.id),
      ),
    )
    .orderBy(desc(helpDeskTasks.id))
    .limit(most)
  return rows.map(({ id, contractId, message }) =>
    event('reply', id, { contractId, title: excerptOf(message) }),
  )
}

/** The newest bill of each contract that is unpaid and has no pending payment, where the vendor shows bills here. */
async function bills({ queries, userId, held, now }: Asked) {
  const openBills = queries
    .selectDistinctOn([invoices.contractId], {
      id: invoices.id,
      contractId: invoices.contractId,
      dueDate: invoices.dueDate,
      dueCents: invoices.dueCents,
      currency: invoices.currency,
      isLate: sql<boolean>`${invoices.dueDate} < ${today(now)}`.as('is_late'),
    })
    .from(invoices)
    .innerJoin(vendors, eq(vendors.id, invoices.vendorId))
    .where(
      and(
        inArray(invoices.vendorId, [...held.vendorIds]),
        inArray(invoices.contractId, [...held.contractIds]),
        eq(vendors.billLinkEnabled, true),
        ne(invoices.type, 'credit'),
        gt(invoices.dueCents, 0),
        eq(invoices.isPending, false),
        permitted(queries, userId, invoices.contractId, 'bills'),
      ),
    )
    .orderBy(invoices.contractId, desc(invoices.date), desc(invoices.id))
    .as('open')
  const rows = await queries.select().from(openBills).orderBy(asc(openBills.dueDate)).limit(most)
  return rows.map(({ id, contractId, dueDate, dueCents, currency, isLate }) =>
    event('bill', id, { contractId, until: dueDate, isLate, amount: centsText(dueCents), currency }),
  )
}

/** Contracts with undeclared meters in an open declaration window. */
async function readings(context: Asked) {
  const { queries, userId, held, now } = context
  const platformDay = await platformDeadlineDay(queries)
  const calendars = await queries
    .selectDistinct({ zone: vendors.timeZone, day: vendors.declarationDeadlineDay })
    .from(vendors)
    .where(inArray(vendors.id, [...held.vendorIds]))
  const events: CurrentEvent[] = []
  for (const { zone, day } of calendars) {
    const window = declarationWindow(now, zone, day ?? platformDay)
    if (!window.isOpen) continue
    const rows = await queries
      .selectDistinct({ contractId: meters.contractId })
      .from(meters)
      .innerJoin(contracts, isParent(contracts, meters, meters.contractId))
      .innerJoin(vendors, eq(vendors.id, meters.vendorId))
      .where(
        and(
          inArray(meters.vendorId, [...held.vendorIds]),
          inArray(contracts.vendorId, [...held.vendorIds]),
          inArray(meters.contractId, [...held.contractIds]),
          eq(vendors.timeZone, zone),
          day === null ? isNull(vendors.declarationDeadlineDay) : eq(vendors.declarationDeadlineDay, day),
          contracts.isActive,
          meters.isActive,
          eq(meters.readingSource, 'resident'),
          or(isNull(meters.expiryDate), gte(meters.expiryDate, today(now))),
          permitted(queries, userId, contracts.id, 'declare'),
          notExists(
            queries
              .select({ one: sql`1` })
              .from(meterReadings)
              .where(
                and(
                  inArray(meterReadings.vendorId, [...held.vendorIds]),
                  eq(meterReadings.meterId, meters.id),
                  eq(meterReadings.windowMonth, window.month),
                ),
              ),
          ),
        ),
      )
      .orderBy(meters.contractId)
      .limit(most)
    const until = dayIn(zone, new Date(window.closesAt.getTime() - 1))
    events.push(...rows.map(({ contractId }) => event('readings', contractId, { contractId, until })))
  }
  return events
}

/** Open polls without a vote of the contract. */
async function openPolls(context: Asked) {
  const { queries, userId, held, now } = context
  const rows = await queries
    .select({ poll: polls, contractId: pollParticipants.contractId })
    .from(pollParticipants)
    .innerJoin(polls, isParent(polls, pollParticipants, pollParticipants.pollId))
    .innerJoin(contracts, isParent(contracts, pollParticipants, pollParticipants.contractId))
    .innerJoin(vendors, eq(vendors.id, polls.vendorId))
    .where(
      and(
        inArray(pollParticipants.vendorId, [...held.vendorIds]),
        inArray(polls.vendorId, [...held.vendorIds]),
        inArray(contracts.vendorId, [...held.vendorIds]),
        inArray(pollParticipants.contractId, [...held.contractIds]),
        lte(polls.startsOn, today(now)),
        gte(polls.endsOn, today(now)),
        permitted(queries, userId, contracts.id, 'vote'),
        notExists(
          queries
            .select({ one: sql`1` })
            .from(pollVotes)
            .where(
              and(
                inArray(pollVotes.vendorId, [...held.vendorIds]),
                eq(pollVotes.pollId, polls.id),
                eq(pollVotes.contractId, pollParticipants.contractId),
                isCounted,
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(polls.endsOn), asc(polls.id))
    .limit(most)
  return rows.map(({ poll: { id, title, endsOn }, contractId }) =>
    event('poll', id, { contractId, title, until: endsOn }),
  )
}

/** Current and upcoming planned work. */
async function plannedWorks({ queries, held, now }: Asked) {
  const rows = await queries
    .select({
      id: messages.id,
      contractId: messages.contractId,
      topic: messages.topic,
      work: messages.plannedWork,
    })
    .from(messages)
    .innerJoin(vendors, eq(vendors.id, messages.vendorId))
    .where(
      and(
        inArray(messages.vendorId, [...held.vendorIds]),
        eq(messages.type, 'planned_works'),
        or(
          inArray(messages.contractId, [...held.contractIds]),
          and(isNull(messages.contractId), inArray(messages.organizationId, [...held.organizationIds])),
        ),
        sql`(${messages.plannedWork} ->> 'endsOn')::date >= ${today(now)}`,
      ),
    )
    .orderBy(sql`${messages.plannedWork} ->> 'startsOn'`, asc(messages.id))
    .limit(most)
  return rows.map(({ id, contractId, topic, work }) =>
    event('work', id, {
      contractId,
      title: topic,
      from: work?.startsOn ?? null,
      until: work?.endsOn ?? null,
    }),
  )
}

/** Unread offers. */
async function newOffers(context: Asked) {
  const { queries, held, now } = context
  const rows = await queries
    .select({ id: offers.id, title: offers.title, endsOn: offers.endsOn })
    .from(offers)
    .innerJoin(vendors, eq(vendors.id, offers.vendorId))
    .where(
      and(
        inArray(offers.vendorId, [...held.vendorIds]),
        lte(offers.startsOn, today(now)),
        gte(offers.endsOn, today(now)),
        isUnread(context, 'specialOffers', offers.id),
      ),
    )
    .orderBy(asc(offers.endsOn), asc(offers.id))
    .limit(most)
  return rows.map(({ id, title, endsOn }) => event('offer', id, { title, until: endsOn }))
}

/** Returns the current events of the user's contracts (SVC-4). */
export async function currentEvents(context: Asked): Promise<CurrentEvent[]> {
  if (context.held.contractIds.length === 0) return []
  const kinds = [replies, readings, bills, openPolls, plannedWorks, newOffers]
  const events: CurrentEvent[] = []
  for (const find of kinds) events.push(...(await find(context)))
  return events
}
