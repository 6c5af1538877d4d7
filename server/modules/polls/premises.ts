import type { Queries } from '../../database/Database.ts'
import { and, eq } from '../../database/drizzle.ts'
import { type ContractKey, isOfContract } from '../contracts/isOfContract.ts'
import type { Poll } from './findPoll.ts'
import { pollPremises } from './tables.ts'

interface Premises {
  readonly name: string
  readonly share: number
}

/** Premises for which a contract votes in a poll; none where the poll counts by owners. */
export const premisesOf = (queries: Queries, poll: Poll, contract: ContractKey): Promise<Premises[]> =>
  queries
    .select({ name: pollPremises.name, share: pollPremises.share })
    .from(pollPremises)
    .where(and(eq(pollPremises.pollId, poll.id), isOfContract(pollPremises, contract)))
    .orderBy(pollPremises.position)

/** What a contract's vote counts in the unit of its poll: one, its premises, or the sum of their shares (VOT-4). */
export const weightOf = ({ unit }: Poll, premises: readonly Premises[]): number =>
  unit === 'owners'
    ? 1
    : unit === 'premises'
      ? premises.length
      : premises.reduce((sum, { share }) => sum + share, 0)
