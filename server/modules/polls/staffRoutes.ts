import { decisionOf, finalDecisionOf } from '../../../src/api/rules/pollResult.ts'
import { addDays, dayIn } from '../../common/days.ts'
import type { Transaction } from '../../database/Database.ts'
import { and, eq } from '../../database/drizzle.ts'
import { isRow } from '../../database/isRow.ts'
import type { VendorRoutes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { invalidField } from '../../http/invalidField.ts'
import { recordChange } from '../changes/recordChange.ts'
import { vendors } from '../vendors/tables.ts'
import { countsOf, type Poll, questionsOf } from './findPoll.ts'
import { containersOf, readContainer } from './keptContainers.ts'
import { listVotes } from './listVotes.ts'
import type { PollServices } from './PollServices.ts'
import { paperBallots } from './paperBallots.ts'
import { polls } from './tables.ts'
import { tallyContainers } from './tallyContainers.ts'

const earlier = (one: string, other: string) => (one < other ? one : other)

/** Polls, as the vendor's staff open, close and count them (EVT-6). */
export function staffPollsRoutes(services: PollServices): VendorRoutes['pollActions'] {
  const { clock, signatures } = services
  const { queries } = services.database
  const ballots = paperBallots(services)
  const find = async (vendorId: number, sourceId: string) => {
    const [row] = await queries
      .select({ poll: polls, timeZone: vendors.timeZone, slug: vendors.slug })
      .from(polls)
      .innerJoin(vendors, eq(vendors.id, polls.vendorId))
      .where(and(eq(polls.vendorId, vendorId), eq(polls.sourceId, sourceId)))
    if (!row) throw new HttpError('not_found')
    return { poll: row.poll, slug: row.slug, today: dayIn(row.timeZone, clock()) }
  }

  const change = async (poll: Poll, days: Pick<Poll, 'startsOn' | 'endsOn'>) => {
    await queries.transaction(async (tx: Transaction) => {
      await tx.update(polls).set(days).where(isRow(polls, poll))
      const { vendorId, organizationId } = poll
      await recordChange(tx, { vendorId, organizationId, topic: 'polls' })
    })
  }

  const resultOf = async (vendorId: number, sourceId: string) => {
    const { poll, today } = await find(vendorId, sourceId)
    const counts = await countsOf(queries, await questionsOf(queries, poll), poll)
    const hasEnded = poll.endsOn < today
    const state = hasEnded
      ? ('ended' as const)
      : poll.startsOn > today
        ? ('planned' as const)
        : ('active' as const)
    const { title, startsOn, endsOn, totalParticipants, requiredVotes, unit } = poll
    return {
      data: {
        title,
        state,
        startsOn,
        endsOn,
        totalParticipants,
        requiredVotes,
        unit,
        decision: hasEnded ? finalDecisionOf(counts, requiredVotes) : null,
        questions: counts.map(({ question, agree, disagree, paperAgree, paperDisagree }) => ({
          text: question.text,
          agree,
          disagree,
          paperAgree,
          paperDisagree,
          decision: hasEnded ? decisionOf({ agree, disagree }, requiredVotes) : null,
        })),
      },
    }
  }

  return {
    async open({ vendor, params: { sourceId }, body: { endsOn } }) {
      const { poll, today } = await find(vendor.id, sourceId)
      if (endsOn < today) throw invalidField('endsOn')
      await change(poll, { startsOn: earlier(poll.startsOn, today), endsOn })
      return resultOf(vendor.id, sourceId)
    },

    async close({ vendor, params: { sourceId } }) {
      const { poll, today } = await find(vendor.id, sourceId)
      // A poll is open to the end of its last day.
      const endsOn = earlier(poll.endsOn, addDays(today, -1))
      if (endsOn < poll.endsOn) await change(poll, { startsOn: earlier(poll.startsOn, endsOn), endsOn })
      return resultOf(vendor.id, sourceId)
    },

    result: ({ vendor, params: { sourceId } }) => resultOf(vendor.id, sourceId),

    async votes({ vendor, params: { sourceId } }) {
      const { poll } = await find(vendor.id, sourceId)
      return { data: await listVotes(queries, await services.signer(), poll) }
    },

    async enterPaperBallot({ vendor, params: { sourceId }, body, answerWith }) {
      const { poll, today } = await find(vendor.id, sourceId)
      const data = await ballots.enter(poll, today, body)
      answerWith(201)
      return { data }
    },

    async withdrawPaperBallot({ vendor, params: { sourceId, vote } }) {
      const { poll } = await find(vendor.id, sourceId)
      await ballots.withdraw(poll, vote)
    },

    async tally({ vendor, params: { sourceId } }) {
      const { poll, slug } = await find(vendor.id, sourceId)
      const containers = containersOf(queries, poll)
      return { data: await tallyContainers(signatures.check, { vendor: slug, id: poll.id }, containers) }
    },

    async container({ vendor, params: { sourceId, vote } }) {
      const { poll } = await find(vendor.id, sourceId)
      return readContainer(queries, poll, vote)
    },
  }
}
