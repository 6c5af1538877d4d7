import { bytes, hash, rowId, sourceColumns } from '../../database/columns.ts'
import { isNull } from '../../database/drizzle.ts'
import * as pg from '../../database/drizzlePgCore.ts'
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
    /** What votes, participants and required votes count. */
    unit: pg
      .text({ enum: ['owners', 'premises', 'shares'] })
      .notNull()
      .default('owners'),
    /** Until then voters may withdraw their votes while the poll is open; null if a vote is final. */
    withdrawableUntil: pg.timestamp({ withTimezone: true, mode: 'date' }),
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

/** Flats and other premises that vote in a poll, where it does not count by owners. */
export const pollPremises = pg.pgTable(
  'poll_premises',
  {
    vendorId: number(),
    pollId: number(),
    position: number(),
    contractId: number(),
    name: pg.text().notNull(),
    /** Numerator of the undivided share, or any other whole measure that all premises of the poll have. */
    share: number(),
  },
  table => [pg.primaryKey({ columns: [table.pollId, table.position, table.vendorId] })],
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

/** Written authorisations that staff have seen: who else votes for a contract, in one poll or in all until a day. */
export const pollProxies = pg.pgTable(
  'poll_proxies',
  {
    id: rowId(),
    vendorId: number(),
    contractId: number(),
    /** Null for all polls of the contract. */
    pollId: pg.integer(),
    userId: pg.integer().references(() => users.id, { onDelete: 'set null' }),
    /** Number and day of the document. */
    number: pg.text().notNull(),
    signedOn: day(),
    /** Its last day. */
    validUntil: day(),
    at: moment(),
    revokedAt: pg.timestamp({ withTimezone: true, mode: 'date' }),
  },
  table => [
    pg.primaryKey({ columns: [table.id, table.vendorId] }),
    pg
      .uniqueIndex('poll_proxies_valid')
      .on(table.contractId, table.number, table.vendorId)
      .where(isNull(table.revokedAt)),
    pg.index().on(table.contractId),
    pg.index().on(table.pollId),
    pg.index().on(table.userId),
  ],
)

/** Votes, of which one per contract counts; the receipt signs poll, contract, time and choices. */
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
    /** What the vote counts, in the unit of its poll. */
    weight: number().default(1),
    /** When it was withdrawn: it is kept, and does not count. */
    withdrawnAt: pg.timestamp({ withTimezone: true, mode: 'date' }),
    /** Number of the ballot on paper and the day of its signature; null for an electronic vote. */
    paperNumber: pg.text(),
    paperSignedOn: pg.date({ mode: 'string' }),
    /** The proxy who voted; null for the contract's own vote. */
    proxyId: pg.integer(),
  },
  table => [
    pg.primaryKey({ columns: [table.id, table.vendorId] }),
    pg
      .uniqueIndex('poll_votes_counted')
      .on(table.pollId, table.contractId, table.vendorId)
      .where(isNull(table.withdrawnAt)),
    pg.index().on(table.pollId),
    pg.index().on(table.proxyId),
  ],
)

/** Signed containers of counted votes. They stay when the account of the voter is deleted. */
export const pollBallots = pg.pgTable(
  'poll_ballots',
  {
    voteId: number(),
    vendorId: number(),
    container: bytes().notNull(),
    containerHash: hash().notNull(),
  },
  table => [
    pg.primaryKey({ columns: [table.voteId, table.vendorId] }),
    pg.unique().on(table.containerHash, table.vendorId),
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
    failure: pg.text({ enum: ['refused', 'expired', 'given_up', 'changed', 'invalid'] }),
    redirectUrl: pg.text().notNull(),
    controlCode: pg.char({ length: 4 }).notNull(),
    expiresAt: moment(),
    /** Exactly what was given to sign. */
    document: pg.text(),
    /** Keyed hash of the personal code that was given. */
    signerHash: hash(),
    /** The signed container until the vote is counted. */
    container: bytes(),
    /** The proxy who signs; null for a holder of the contract. */
    proxyId: pg.integer(),
  },
  table => [pg.primaryKey({ columns: [table.reference, table.vendorId] })],
)
