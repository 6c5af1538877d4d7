import { locales } from '../../../../src/api/schemas/locales.ts'
import { hash, moment } from '../../../database/columns.ts'
import * as pg from '../../../database/drizzlePgCore.ts'
import type { SocialPerson } from '../../../providers/social/SocialProvider.ts'
import { userId, users } from '../tables.ts'

/** Provider accounts that sign in to a profile (AUT-12). */
export const socialAccounts = pg.pgTable(
  'social_accounts',
  {
    provider: pg.text().notNull(),
    /** The provider's id of the user; unlike an e-mail address it never changes hands. */
    subject: pg.text().notNull(),
    userId: userId(),
    email: pg.text(),
    /** The profile was created with it, so that it cannot be unlinked. */
    createdWith: pg.boolean().notNull(),
    linkedAt: moment().notNull(),
  },
  table => [
    pg.primaryKey({ columns: [table.provider, table.subject] }),
    pg.unique().on(table.userId, table.provider),
  ],
)

/** Started sign-in flows, each for one use. */
export const socialStates = pg.pgTable(
  'social_states',
  {
    stateHash: hash().primaryKey(),
    /** Hash of the secret that only the starting page has. */
    ticketHash: hash().notNull(),
    provider: pg.text().notNull(),
    purpose: pg.text({ enum: ['sign-in', 'link'] }).notNull(),
    display: pg.text({ enum: ['page', 'popup'] }).notNull(),
    /** Profile to link to; null for a sign-in. */
    userId: pg.integer().references(() => users.id, { onDelete: 'cascade' }),
    redirectUrl: pg.text().notNull(),
    locale: pg.char({ length: 2, enum: locales }).notNull(),
    nonce: pg.text().notNull(),
    verifier: pg.text().notNull(),
    /** The user has returned with this state. */
    isUsed: pg.boolean().notNull().default(false),
    codeHash: hash().unique(),
    person: pg.jsonb().$type<SocialPerson>(),
    expiresAt: moment().notNull(),
  },
  table => [pg.index().on(table.expiresAt)],
)
