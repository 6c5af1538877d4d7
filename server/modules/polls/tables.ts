import * as pg from 'drizzle-orm/pg-core'
import { rowId, sourceColumns } from '../../database/columns.ts'
import { users } from '../accounts/tables.ts'

// Every foreign key includes the vendor's key; the migration that creates the tables declares them.

const number = () => pg.integer().notNull()
const moment = () => pg.timestamp({ withTimezone: true, mode: 'date' }).notNull()
const day = () => pg.date({ mode: 'string' }).notNull()

/** Answer to a question. */
export interface PollAnswer {
  readonly questionId: number
  readonly choice: 'agree' | 'disagree'
}

/** Polls of a building's owners. */
export const polls = pg.pgTable(
  'polls',
  {
    id: rowId(),
    vendorId: number(),
    organizationId: number(),
    title: pg.text().notNull(),
    description: pg.text().notNull(),
    startsOn: day(),
    endsOn: day(),
    /** Owners of the building, with or without an account. */
    totalParticipants: number(),
    requiredVotes: number(),
    needsSignature: pg.boolean().notNull(),
    ...sourceColumns(),
  },
  table => [pg.primaryKey({ columns: [table.id, table.vendorId] })],
)

/** Questions with the votes on paper. */
export const pollQuestions = pg.pgTable(
  'poll_questions',
  {
    id: rowId(),
    vendorId: number(),
    pollId: number(),
    position: pg.smallint().notNull(),
    text: pg.text().notNull(),
    paperAgree: number(),
    paperDisagree: number(),
  },
  table => [pg.primaryKey({ columns: [table.id, table.vendorId] })],
)

/** Contracts that participate in a poll. */
export const pollParticipants = pg.pgTable(
  'poll_participants',
  { vendorId: number(), pollId: number(), contractId: number() },
  table => [pg.primaryKey({ columns: [table.contractId, table.pollId, table.vendorId] })],
)

/** Saved choices before the vote. */
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
  table => [pg.primaryKey({ columns: [table.pollId, table.contractId, table.userId, table.vendorId] })],
)

/** Votes, one per contract; the receipt signs poll, choices, voter and time. */
export const pollVotes = pg.pgTable(
  'poll_votes',
  {
    id: rowId(),
    vendorId: number(),
    pollId: number(),
    contractId: number(),
    userId: pg.integer().references(() => users.id, { onDelete: 'set null' }),
    at: moment(),
    receipt: pg.char({ length: 43 }).notNull(),
  },
  table => [
    pg.primaryKey({ columns: [table.id, table.vendorId] }),
    pg.unique().on(table.pollId, table.contractId, table.vendorId),
  ],
)

export const pollAnswers = pg.pgTable(
  'poll_answers',
  { vendorId: number(), voteId: number(), questionId: number(), agrees: pg.boolean().notNull() },
  table => [pg.primaryKey({ columns: [table.questionId, table.voteId, table.vendorId] })],
)

/** Votes that wait for an electronic signature. */
export const pollSignings = pg.pgTable(
  'poll_signings',
  {
    reference: pg.text().notNull(),
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
  },
  table => [pg.primaryKey({ columns: [table.reference, table.vendorId] })],
)
