import { hash, rowId } from '../../database/columns.ts'
import * as pg from '../../database/drizzlePgCore.ts'
import { userId } from '../accounts/tables.ts'
import { ofContract } from '../contracts/tables.ts'

const consent = () => pg.boolean().notNull().default(false)

/** A user's settings for a contract; each holder has their own. */
export const contractSettings = pg.pgTable(
  'contract_settings',
  {
    userId: userId(),
    vendorId: pg.integer().notNull(),
    contractId: pg.integer().notNull(),
    /** Confirmed address; null if none. */
    email: pg.text(),
    billEmailDelivery: consent(),
    newsletters: consent(),
    transactionalEmail: consent(),
    transactionalSms: consent(),
    /** Hash of the secret in this contract's mails; it only unsubscribes. */
    unsubscribeHash: hash(),
  },
  table => [
    pg.primaryKey({ columns: [table.userId, table.contractId, table.vendorId] }),
    ofContract(table),
    pg.unique().on(table.unsubscribeHash, table.vendorId),
  ],
)

/** New contract addresses that wait for confirmation, one per user and contract. */
export const contractEmailChanges = pg.pgTable(
  'contract_email_changes',
  {
    id: rowId(),
    userId: userId(),
    vendorId: pg.integer().notNull(),
    contractId: pg.integer().notNull(),
    email: pg.text().notNull(),
    tokenHash: hash().notNull(),
    expiresAt: pg.timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  table => [
    pg.primaryKey({ columns: [table.id, table.vendorId] }),
    pg.unique().on(table.userId, table.contractId, table.vendorId),
    ofContract(table),
    pg.unique().on(table.tokenHash, table.vendorId),
  ],
)
