import { locales } from '../../src/api/schemas/locales.ts'
import { id, moment } from '../database/columns.ts'
import * as pg from '../database/drizzlePgCore.ts'
import { sessions } from '../modules/accounts/tables.ts'

/** Browsers that get push messages, each as long as its session: the push service's address and the browser's keys. */
export const pushSubscriptions = pg.pgTable('push_subscriptions', {
  sessionId: pg
    .integer()
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  endpoint: pg.text().notNull().unique(),
  p256dh: pg.text().notNull(),
  auth: pg.text().notNull(),
  locale: pg.char({ length: 2, enum: locales }).notNull(),
  createdAt: moment().notNull(),
})

/** Outgoing push messages without their words. Rows are deleted after delivery. */
export const pushMessages = pg.pgTable(
  'push_messages',
  {
    id: id(),
    sessionId: pg
      .integer()
      .notNull()
      .references(() => pushSubscriptions.sessionId, { onDelete: 'cascade' }),
    kind: pg.text({ enum: ['newInvoice'] }).notNull(),
    /** The vendor's name. */
    sender: pg.text().notNull(),
    /** Page of the portal that the message opens. */
    path: pg.text().notNull(),
    createdAt: moment().notNull(),
    /** Time of the next attempt. A process that tries a message moves it ahead, so that no other takes it. */
    nextTryAt: moment().notNull(),
    tries: pg.integer().notNull().default(0),
  },
  table => [pg.index().on(table.sessionId), pg.index().on(table.nextTryAt)],
)
