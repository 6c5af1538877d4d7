import * as pg from 'drizzle-orm/pg-core'
import { id } from '../../database/columns.ts'
import { users } from '../accounts/tables.ts'

// Every foreign key carries the vendor's key as well; they stand in the migration, which makes the tables.

const number = () => pg.integer().notNull()
const moment = () => pg.timestamp({ withTimezone: true, mode: 'date' }).notNull()
const day = () => pg.date({ mode: 'string' }).notNull()

/** What somebody answers to a question. */
export interface PollAnswer {
  readonly questionId: number
  readonly choice: 'agree' | 'disagree'
}

/** A vote of a house's owners. */
export const polls = pg.pgTable('polls', {
  id: id(),
  vendorId: number(),
  organizationId: number(),
  title: pg.text().notNull(),
  description: pg.text().notNull(),
  startsOn: day(),
  endsOn: day(),
  /** Owners of the house, whether or not they have an account. */
  totalParticipants: number(),
  requiredVotes: number(),
  needsSignature: pg.boolean().notNull(),
})

/** A question with what was voted on paper. */
export const pollQuestions = pg.pgTable('poll_questions', {
  id: id(),
  vendorId: number(),
  pollId: number(),
  position: pg.smallint().notNull(),
  text: pg.text().notNull(),
  paperAgree: number(),
  paperDisagree: number(),
})

/** Contracts that a poll is for. */
export const pollParticipants = pg.pgTable(
  'poll_participants',
  { vendorId: number(), pollId: number(), contractId: number() },
  table => [pg.primaryKey({ columns: [table.contractId, table.pollId] })],
)

/** Choices kept while a person thinks. */
export const pollChoices = pg.pgTable(
  'poll_choices',
  {
    vendorId: number(),
    pollId: number(),
    contractId: number(),
    userId: number().references(() => users.id, { onDelete: 'cascade' }),
    answers: pg.jsonb().$type<readonly PollAnswer[]>().notNull(),
    at: moment(),
  },
  table => [pg.primaryKey({ columns: [table.pollId, table.contractId, table.userId] })],
)

/** One vote of a contract; the receipt signs poll, choices, voter and time. */
export const pollVotes = pg.pgTable(
  'poll_votes',
  {
    id: id(),
    vendorId: number(),
    pollId: number(),
    contractId: number(),
    userId: pg.integer().references(() => users.id, { onDelete: 'set null' }),
    at: moment(),
    receipt: pg.char({ length: 43 }).notNull(),
  },
  table => [pg.unique().on(table.pollId, table.contractId)],
)

export const pollAnswers = pg.pgTable(
  'poll_answers',
  { vendorId: number(), voteId: number(), questionId: number(), agrees: pg.boolean().notNull() },
  table => [pg.primaryKey({ columns: [table.questionId, table.voteId] })],
)

/** A vote that waits for the person's electronic signature. */
export const pollSignings = pg.pgTable('poll_signings', {
  reference: pg.text().primaryKey(),
  vendorId: number(),
  pollId: number(),
  contractId: number(),
  userId: number().references(() => users.id, { onDelete: 'cascade' }),
  answers: pg.jsonb().$type<readonly PollAnswer[]>().notNull(),
  state: pg.text({ enum: ['waiting', 'signed', 'completed', 'failed'] }).notNull(),
  failure: pg.text({ enum: ['refused', 'expired', 'given_up', 'changed'] }),
  redirectUrl: pg.text().notNull(),
  controlCode: pg.char({ length: 4 }).notNull(),
  expiresAt: moment(),
})
