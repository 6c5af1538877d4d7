import { hash, moment } from '../../database/columns.ts'
import * as pg from '../../database/drizzlePgCore.ts'
import { userId } from '../accounts/tables.ts'
import { vendors } from '../vendors/tables.ts'

/** OpenID providers of vendors whose customers are signed in to the vendor's own site. */
export const identityProviders = pg.pgTable(
  'identity_providers',
  {
    vendorId: pg
      .integer()
      .primaryKey()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    /** URL; its configuration is below it, under /.well-known/openid-configuration. */
    issuer: pg.text().notNull(),
    /** Client id of the vendor's site at the provider. */
    audience: pg.text().notNull(),
  },
  table => [pg.unique().on(table.issuer, table.audience)],
)

const providerKey = () =>
  pg
    .integer()
    .notNull()
    .references(() => identityProviders.vendorId, { onDelete: 'cascade' })

/** Persons of these providers and their accounts. */
export const identities = pg.pgTable(
  'identities',
  {
    vendorId: providerKey(),
    subject: pg.text().notNull(),
    userId: userId(),
    /** Hash of the password hash at the time of linking: another password ends the link. */
    passwordMark: hash().notNull(),
    linkedAt: moment().notNull(),
  },
  table => [
    pg.primaryKey({ columns: [table.vendorId, table.subject] }),
    pg.unique().on(table.userId, table.vendorId),
  ],
)

/** Verified persons without an account, who may confirm a link. */
export const identityTickets = pg.pgTable('identity_tickets', {
  ticketHash: hash().primaryKey(),
  vendorId: providerKey(),
  subject: pg.text().notNull(),
  expiresAt: moment().notNull(),
})

/** Exchanged tokens until they expire, so that none is exchanged twice. */
export const usedIdentityTokens = pg.pgTable('used_identity_tokens', {
  vendorId: providerKey(),
  tokenHash: hash().primaryKey(),
  expiresAt: moment().notNull(),
})
