import * as pg from 'drizzle-orm/pg-core'
import { locales } from '../../src/api/schemas/locales.ts'
import { id, moment } from '../database/columns.ts'

/** Outgoing mail. Rows are deleted after delivery; in the demo they are the mailbox. */
export const mails = pg.pgTable(
  'mails',
  {
    id: id(),
    recipient: pg.text().notNull(),
    locale: pg.char({ length: 2, enum: locales }).notNull(),
    subject: pg.text().notNull(),
    /** Paragraphs, separated by an empty line. */
    text: pg.text().notNull(),
    /** Path in the portal, e.g. "/verify-email#token=…". */
    link: pg.text(),
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
