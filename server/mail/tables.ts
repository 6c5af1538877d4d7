import { locales } from '../../src/api/schemas/locales.ts'
import { id, moment } from '../database/columns.ts'
import * as pg from '../database/drizzlePgCore.ts'
import type { Mail } from './Mail.ts'
import { mailKindNames } from './mailKinds.ts'

/** Outgoing mail. Rows are deleted after delivery; in the demo they are the mailbox. */
export const mails = pg.pgTable(
  'mails',
  {
    id: id(),
    kind: pg.text({ enum: [...mailKindNames] as [Mail['kind'], ...Mail['kind'][]] }).notNull(),
    recipient: pg.text().notNull(),
    locale: pg.char({ length: 2, enum: locales }).notNull(),
    placeholders: pg.jsonb().$type<Mail['placeholders']>().notNull(),
    facts: pg.jsonb().$type<Mail['facts']>().notNull(),
    /** Path in the portal, e.g. "/verify-email#token=…". */
    link: pg.text(),
    /** The sender; the portal if null. */
    vendorId: pg.integer(),
    organizationId: pg.integer(),
    consent: pg.jsonb().$type<Mail['consent']>(),
    createdAt: moment().notNull(),
    /**
     * Time of the next attempt. A process that tries a mail moves it ahead, so that no other takes the
     * mail.
     */
    nextTryAt: moment().notNull(),
    tries: pg.integer().notNull().default(0),
  },
  table => [pg.index().on(table.nextTryAt)],
)
