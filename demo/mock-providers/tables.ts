import { bytes, cents, moment } from '../../server/database/columns.ts'
import * as pg from '../../server/database/drizzlePgCore.ts'

// The demo's own migrations create these tables: ./migrations.

/** Payments at the mock bank. */
export const sandboxOrders = pg.pgTable('sandbox_orders', {
  reference: pg.text().primaryKey(),
  type: pg.text().notNull(),
  bank: pg.text(),
  amountCents: cents().notNull(),
  currency: pg.char({ length: 3 }).notNull(),
  description: pg.text().notNull(),
  returnUrl: pg.text().notNull(),
  notifyUrl: pg.text().notNull(),
  /** The merchant. */
  account: pg.text().notNull(),
  refundedCents: cents().notNull().default(0),
  state: pg.text({ enum: ['open', 'pending', 'success', 'failed', 'cancelled'] }).notNull(),
  expiresAt: moment().notNull(),
})

/** Tokens of cards; card numbers are not stored. */
export const sandboxCardTokens = pg.pgTable('sandbox_card_tokens', {
  tokenHash: pg.char({ length: 43 }).primaryKey(),
  createdAt: moment().notNull(),
})

/** Signings at the mock e-signature service. */
export const sandboxSignings = pg.pgTable('sandbox_signings', {
  reference: pg.text().primaryKey(),
  title: pg.text().notNull(),
  controlCode: pg.char({ length: 4 }).notNull(),
  state: pg.text({ enum: ['open', 'completed', 'refused', 'expired'] }).notNull(),
  returnUrl: pg.text().notNull(),
  notifyUrl: pg.text().notNull(),
  /** The file to sign, its content in base64. */
  document: pg.jsonb().$type<{ name: string; mime: string; content: string }>().notNull(),
  /** Name and personal code, for the certificate. */
  signer: pg.jsonb().$type<{ firstName: string; lastName: string; personalCode: string }>().notNull(),
  /** What was signed. */
  container: bytes(),
})

/** Interactions, sessions, grants and codes of the mock sign-in providers. */
export const sandboxOidc = pg.pgTable(
  'sandbox_oidc',
  {
    id: pg.text().primaryKey(),
    payload: pg.jsonb().$type<Record<string, unknown>>().notNull(),
    uid: pg.text(),
    grantId: pg.text(),
    expiresAt: moment().notNull(),
  },
  table => [pg.index().on(table.uid), pg.index().on(table.grantId), pg.index().on(table.expiresAt)],
)

/** People with an account at a mock sign-in provider. */
export const sandboxPeople = pg.pgTable(
  'sandbox_people',
  {
    provider: pg.text().notNull(),
    subject: pg.text().notNull(),
    email: pg.text().notNull(),
    isVerified: pg.boolean().notNull(),
    firstName: pg.text().notNull(),
    lastName: pg.text().notNull(),
  },
  table => [pg.primaryKey({ columns: [table.provider, table.subject] })],
)
