import * as pg from 'drizzle-orm/pg-core'
import { id, moment } from '../database/columns.ts'

/** Mail on its way. It goes away when it is delivered; in the demonstration it is the mailbox. */
export const mails = pg.pgTable(
  'mails',
  {
    id: id(),
    recipient: pg.text().notNull(),
    locale: pg.char({ length: 2, enum: ['en', 'lt', 'lv', 'ru'] }).notNull(),
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
