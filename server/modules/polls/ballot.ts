import * as z from 'zod/mini'
import type { Queries } from '../../database/Database.ts'
import { and, eq } from '../../database/drizzle.ts'
import { isRow } from '../../database/isRow.ts'
import type { SignedContainer } from '../../providers/signatures/asic/SignedContainer.ts'
import { roles } from '../accounts/tables.ts'
import { isOfContract } from '../contracts/isOfContract.ts'
import { contracts, userContracts } from '../contracts/tables.ts'
import { vendors } from '../vendors/tables.ts'
import type { Voter } from './castVote.ts'
import { type Poll, questionsOf } from './findPoll.ts'
import { premisesOf, weightOf } from './premises.ts'
import type { PollAnswer } from './tables.ts'

/** Name of the signed file in a container. */
export const ballotName = 'ballot.json'

const whole = z.int().check(z.positive())

/** What a voter signs. It says all that a count needs, so that containers alone can be counted (VOT-3). */
const Ballot = z.strictObject({
  format: z.literal('resident-ballot-1'),
  /** Unique for each signing, so that no container can be counted twice. */
  signing: z.string(),
  vendor: z.string(),
  poll: z.strictObject({
    id: whole,
    title: z.string(),
    startsOn: z.string(),
    endsOn: z.string(),
    unit: z.enum(['owners', 'premises', 'shares']),
  }),
  /** Number of the contract. */
  contract: z.string(),
  premises: z.array(z.strictObject({ name: z.string(), share: whole })),
  /** What the vote counts, in the unit of the poll. */
  weight: whole,
  /** Roles of the voter on the contract. */
  roles: z.array(z.string()),
  /** The written authorisation of a voter who is a proxy. */
  proxy: z.optional(z.strictObject({ number: z.string() })),
  answers: z.array(
    z.strictObject({ question: whole, text: z.string(), choice: z.enum(['agree', 'disagree']) }),
  ),
})
export type Ballot = z.output<typeof Ballot>

/** Writes the file that a voter signs, as JSON that people can read. */
export async function writeBallot(
  queries: Queries,
  poll: Poll,
  voter: Pick<Voter, 'userId' | 'contract' | 'proxy'>,
  answers: readonly PollAnswer[],
  signing: string,
): Promise<string> {
  const { contract, userId, proxy } = voter
  const [[owner], held, questions, premises] = await Promise.all([
    queries
      .select({ vendor: vendors.slug, number: contracts.username })
      .from(contracts)
      .innerJoin(vendors, eq(vendors.id, contracts.vendorId))
      .where(isRow(contracts, contract)),
    queries
      .select({ role: roles.externalName })
      .from(userContracts)
      .innerJoin(roles, eq(roles.id, userContracts.roleId))
      .where(and(isOfContract(userContracts, contract), eq(userContracts.userId, userId)))
      .orderBy(roles.id),
    questionsOf(queries, poll),
    premisesOf(queries, poll, contract),
  ])
  if (!owner) throw new Error(`The contract ${contract.id} is gone.`)
  const { id, title, startsOn, endsOn, unit } = poll
  const ballot: Ballot = {
    format: 'resident-ballot-1',
    signing,
    vendor: owner.vendor,
    poll: { id, title, startsOn, endsOn, unit },
    contract: owner.number,
    premises,
    weight: weightOf(poll, premises),
    roles: held.map(({ role }) => role),
    ...(proxy && { proxy: { number: proxy.number } }),
    answers: answers.map(({ questionId, choice }) => ({
      question: questionId,
      text: questions.find(question => question.id === questionId)?.text ?? '',
      choice,
    })),
  }
  return `${JSON.stringify(ballot, null, 2)}\n`
}

/**
 * The ballot that a checked container holds, read from the bytes that were signed; undefined if it holds anything
 * else, or anything besides it.
 */
export function readBallot({ files }: SignedContainer): Ballot | undefined {
  const bytes = files.get(ballotName)
  if (!bytes || files.size > 1) return undefined
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const ballot = z.parse(Ballot, JSON.parse(text))
    // JSON allows a key twice, and readers differ in which of the two they take.
    return `${JSON.stringify(ballot, null, 2)}\n` === text ? ballot : undefined
  } catch {
    return undefined
  }
}

/** Whether a checked container holds exactly a document. */
export function isContainerOf({ files }: SignedContainer, document: string | null): boolean {
  const bytes = files.get(ballotName)
  if (files.size !== 1 || bytes === undefined || document === null) return false
  const expected = new TextEncoder().encode(document)
  return bytes.length === expected.length && expected.every((byte, index) => bytes[index] === byte)
}

/** Digits of a personal code, of a form ("010180-12345") or of a certificate ("PNOLV-010180-12345"). */
export const personalDigits = (code: string): string => code.replace(/^[A-Z]{5}-/, '').replaceAll('-', '')
