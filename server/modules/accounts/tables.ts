import { locales } from '../../../src/api/schemas/locales.ts'
import { signInWays } from '../../../src/api/schemas/sessions.ts'
import type { Role, User } from '../../../src/api/schemas/users.ts'
import { hash, id, moment } from '../../database/columns.ts'
import { sql } from '../../database/drizzle.ts'
import * as pg from '../../database/drizzlePgCore.ts'
import type { AccountRequest } from './AccountRequest.ts'

export const users = pg.pgTable(
  'users',
  {
    id: id(),
    email: pg.text().notNull(),
    passwordHash: pg.text().notNull(),
    firstName: pg.text().notNull(),
    lastName: pg.text().notNull(),
    phone: pg.text(),
    /** Time the e-mail address was confirmed; null blocks sign-in (AUT-2). */
    confirmedAt: moment(),
    invalidFields: pg.jsonb().$type<User['invalidFields']>().notNull(),
  },
  table => [pg.uniqueIndex('users_email').on(sql`lower(${table.email})`)],
)

/** Column of the user a row belongs to; deleting the user deletes the row (AUT-15). */
export const userId = () =>
  pg
    .integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const roles = pg.pgTable('roles', {
  id: id(),
  name: pg.text().notNull(),
  externalName: pg.text().notNull().unique(),
  permissions: pg.jsonb().$type<Role['permissions']>().notNull(),
})

export const userRoles = pg.pgTable(
  'user_roles',
  {
    userId: userId(),
    roleId: pg
      .integer()
      .notNull()
      .references(() => roles.id),
  },
  table => [pg.primaryKey({ columns: [table.userId, table.roleId] })],
)

export const sessions = pg.pgTable(
  'sessions',
  {
    tokenHash: hash().primaryKey(),
    id: pg.integer().notNull().unique().generatedByDefaultAsIdentity(),
    userId: userId(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** Hash of the refresh token, and its expiry. */
    refreshHash: hash().unique(),
    refreshUntil: moment(),
    /** Vendors whose data the session opens: of the page, or of the identity token; null for all of the user's. */
    vendorIds: pg.integer().array(),
    /** Origin of the page that signed in, the only one whose calls are answered; null for a program. */
    origin: pg.text(),
    /** Names of the browser and of the operating system; null if unknown. */
    browser: pg.text(),
    system: pg.text(),
    /** How it was opened; null for sessions before this was stored. */
    signedInBy: pg.text({ enum: signInWays }),
    /** Time of the latest use, to five minutes. */
    seenAt: moment().notNull(),
  },
  table => [pg.index().on(table.userId), pg.index().on(table.expiresAt)],
)

/** Refresh tokens that were exchanged: one that comes again was stolen, which ends its session. */
export const spentRefreshTokens = pg.pgTable(
  'spent_refresh_tokens',
  {
    tokenHash: hash().primaryKey(),
    sessionId: pg
      .integer()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    at: moment().notNull(),
  },
  table => [pg.index().on(table.sessionId)],
)

/** Network addresses from which an account has signed in. */
export const knownAddresses = pg.pgTable(
  'known_addresses',
  { accountHash: hash().notNull(), addressHash: hash().notNull(), at: moment().notNull() },
  table => [pg.primaryKey({ columns: [table.accountHash, table.addressHash] }), pg.index().on(table.at)],
)

/** Registrations of an address that already has an unconfirmed account. */
export const rivalRegistrations = pg.pgTable(
  'rival_registrations',
  {
    id: id(),
    userId: userId(),
    passwordHash: pg.text().notNull(),
    firstName: pg.text().notNull(),
    lastName: pg.text().notNull(),
    phone: pg.text().notNull(),
    newsletter: pg.boolean().notNull(),
    createdAt: moment().notNull(),
  },
  table => [pg.index().on(table.userId), pg.index().on(table.createdAt)],
)

// Account tables besides users and sessions. An account belongs to a person, so no table has a vendor's
// key.

const locale = () => pg.char({ length: 2, enum: locales }).notNull()

/** Hashes of secrets in mails, each for one purpose, one account and one use. */
export const accountLinks = pg.pgTable(
  'account_links',
  {
    tokenHash: pg.char({ length: 43 }).primaryKey(),
    purpose: pg
      .text({
        enum: [
          'verify-email',
          'reset-password',
          'create-password',
          'complete-registration',
          'change-email',
          'newsletter',
        ],
      })
      .notNull(),
    userId: userId(),
    /** Address that the mail was sent to. */
    email: pg.text().notNull(),
    expiresAt: moment().notNull(),
  },
  table => [pg.index().on(table.userId, table.purpose), pg.index().on(table.expiresAt)],
)

/** Requests for an address, stored before it is known whether the address has an account. */
export const accountRequests = pg.pgTable('account_requests', {
  id: id(),
  request: pg.jsonb().$type<AccountRequest>().notNull(),
  locale: locale(),
  createdAt: moment().notNull(),
})

/** Consents given or withdrawn; a missing row means never asked. */
export const accountConsents = pg.pgTable(
  'account_consents',
  {
    userId: userId(),
    consent: pg.text().notNull(),
    isGiven: pg.boolean().notNull(),
    at: moment().notNull(),
  },
  table => [pg.primaryKey({ columns: [table.userId, table.consent] })],
)

/** New e-mail addresses that wait for confirmation, one per user. */
export const emailChanges = pg.pgTable('email_changes', {
  id: id(),
  userId: userId().unique(),
  email: pg.text().notNull(),
  expiresAt: moment().notNull(),
})

/** Time of a user's last activity (AUT-19). */
export const accountActivity = pg.pgTable('account_activity', {
  userId: pg
    .integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  lastSeenAt: moment().notNull(),
})

/** Matches users by e-mail, ignoring case. */
export const hasEmail = (email: string) => sql`lower(${users.email}) = ${email.toLowerCase()}`
