import { sql } from 'drizzle-orm'
import * as pg from 'drizzle-orm/pg-core'
import { id, moment } from '../../database/columns.ts'
import { userId, users } from '../../database/schema.ts'
import type { AccountRequest } from './AccountRequest.ts'

// What accounts need beside users and sessions. An account belongs to a person, not to a vendor, so nothing here
// carries a vendor's key.

const locale = () => pg.char({ length: 2, enum: ['en', 'lt', 'lv', 'ru'] }).notNull()

/** Mail on its way. It goes away when it is delivered; in the demonstration it is the mailbox. */
export const mails = pg.pgTable(
  'mails',
  {
    id: id(),
    recipient: pg.text().notNull(),
    locale: locale(),
    subject: pg.text().notNull(),
    /** Paragraphs, with an empty line between them. */
    text: pg.text().notNull(),
    /** Path of the portal the mail leads to, e.g. "/verify-email#token=…". */
    link: pg.text(),
    createdAt: moment().notNull(),
    /** When to try next; taken by a process until then while it tries. */
    nextTryAt: moment().notNull(),
    tries: pg.integer().notNull().default(0),
  },
  table => [pg.index().on(table.nextTryAt)],
)

/** Secrets in mails, hashed: each for one purpose, one account and one use. */
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
    /** The address the mail went to. */
    email: pg.text().notNull(),
    expiresAt: moment().notNull(),
  },
  table => [pg.index().on(table.userId, table.purpose), pg.index().on(table.expiresAt)],
)

/** What was asked for an address, before anyone has looked whether it has an account. */
export const accountRequests = pg.pgTable('account_requests', {
  id: id(),
  request: pg.jsonb().$type<AccountRequest>().notNull(),
  locale: locale(),
  createdAt: moment().notNull(),
})

/** Consents given or taken back; what is not here was never asked. */
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

/** A new e-mail address that waits to be confirmed; one for each person. */
export const emailChanges = pg.pgTable('email_changes', {
  id: id(),
  userId: userId().unique(),
  email: pg.text().notNull(),
  expiresAt: moment().notNull(),
})

/** When a person was last here (AUT-19). */
export const accountActivity = pg.pgTable('account_activity', {
  userId: pg
    .integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  lastSeenAt: moment().notNull(),
})

/** Whose e-mail it is, whatever its case. */
export const hasEmail = (email: string) => sql`lower(${users.email}) = ${email.toLowerCase()}`
