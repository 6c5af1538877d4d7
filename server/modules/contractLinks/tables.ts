import * as pg from 'drizzle-orm/pg-core'
import { hash } from '../../database/columns.ts'
import { userId } from '../accounts/tables.ts'
import { ofContract } from '../contracts/tables.ts'

const consent = () => pg.boolean().notNull().default(false)

/** What a person keeps on a contract: two holders of one contract decide each for themselves. */
export const contractSettings = pg.pgTable(
  'contract_settings',
  {
    userId: userId(),
    vendorId: pg.integer().notNull(),
    contractId: pg.integer().notNull(),
    /** A confirmed address, or none. */
    email: pg.text(),
    billEmailDelivery: consent(),
    newsletters: consent(),
    transactionalEmail: consent(),
    transactionalSms: consent(),
    /** Of the secret that mails of this contract carry; it ends kinds of mail and nothing else. */
    unsubscribeHash: hash().unique(),
  },
  table => [pg.primaryKey({ columns: [table.userId, table.contractId] }), ofContract(table)],
)

/** A new e-mail address of a contract that waits to be confirmed; one for each person and contract. */
export const contractEmailChanges = pg.pgTable(
  'contract_email_changes',
  {
    id: pg.integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: userId(),
    vendorId: pg.integer().notNull(),
    contractId: pg.integer().notNull(),
    email: pg.text().notNull(),
    tokenHash: hash().notNull().unique(),
    expiresAt: pg.timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  table => [pg.unique().on(table.userId, table.contractId), ofContract(table)],
)
