import * as pg from 'drizzle-orm/pg-core'
import { hash, moment } from '../../../database/columns.ts'
import type { SocialPerson } from '../../../providers/social/SocialProvider.ts'
import { userId, users } from '../tables.ts'

/** Accounts of providers that open a profile (AUT-12). */
export const socialAccounts = pg.pgTable(
  'social_accounts',
  {
    provider: pg.text().notNull(),
    /** What the provider calls the person; an e-mail address may change hands, this does not. */
    subject: pg.text().notNull(),
    userId: userId(),
    email: pg.text(),
    /** The profile began with it, so that it cannot be unlinked. */
    createdWith: pg.boolean().notNull(),
    linkedAt: moment().notNull(),
  },
  table => [
    pg.primaryKey({ columns: [table.provider, table.subject] }),
    pg.unique().on(table.userId, table.provider),
  ],
)

/** Ways through a provider that have begun, each for one use. */
export const socialStates = pg.pgTable(
  'social_states',
  {
    stateHash: hash().primaryKey(),
    /** Of the secret that only the page that began holds. */
    ticketHash: hash().notNull(),
    provider: pg.text().notNull(),
    purpose: pg.text({ enum: ['sign-in', 'link'] }).notNull(),
    display: pg.text({ enum: ['page', 'popup'] }).notNull(),
    /** Whose profile it will be linked to; null for a sign-in. */
    userId: pg.integer().references(() => users.id, { onDelete: 'cascade' }),
    redirectUrl: pg.text().notNull(),
    locale: pg.char({ length: 2, enum: ['en', 'lt', 'lv', 'ru'] }).notNull(),
    nonce: pg.text().notNull(),
    verifier: pg.text().notNull(),
    /** The person has come back with it. */
    isUsed: pg.boolean().notNull().default(false),
    codeHash: hash().unique(),
    person: pg.jsonb().$type<SocialPerson>(),
    expiresAt: moment().notNull(),
  },
  table => [pg.index().on(table.expiresAt)],
)
