import { sql } from 'drizzle-orm'
import * as pg from 'drizzle-orm/pg-core'
import type { Role, User } from '../../src/api/schemas/users.ts'
import { hash, id, moment, tied, vendorKey } from './columns.ts'

// Columns are named in snake_case by Drizzle (see openDatabase). Everything that belongs to a vendor carries the
// vendor's key, and where a row hangs on another the foreign key is made of both keys, so that no row can ever
// point into another vendor's data.

/** The person a row is about; it goes with them (AUT-15). */
export const userId = () =>
  pg
    .integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
export const vendorId = () =>
  pg
    .integer()
    .notNull()
    .references(() => vendors.id)

/** The key that ties a row to a contract of the row's own vendor. */
export const ofContract = <Table extends string>(table: {
  readonly vendorId: pg.AnyPgColumn<{ tableName: Table }>
  readonly contractId: pg.AnyPgColumn<{ tableName: Table }>
}) => tied(table.vendorId, table.contractId, contracts).onDelete('cascade')

/** Vendors: the specification's organization groups. */
export const vendors = pg.pgTable('organization_groups', {
  id: id(),
  slug: pg.text().notNull().unique(),
  title: pg.text().notNull(),
  color: pg.text(),
  menuItemTextColor: pg.text(),
  /** SVG markup, only ever served as an image. */
  logoSvg: pg.text(),
  timeZone: pg.text().notNull(),
  position: pg.smallint().notNull(),
  showOrganizationsPage: pg.boolean().notNull(),
  billLinkEnabled: pg.boolean().notNull(),
  helpDeskEnabled: pg.boolean().notNull(),
  liveChatEnabled: pg.boolean().notNull(),
  redirectToVendorEnabled: pg.boolean().notNull(),
  webFaqUrl: pg.text(),
})

/** Origins whose pages may call the API with this vendor's elements. */
export const vendorOrigins = pg.pgTable(
  'vendor_origins',
  { vendorId: vendorId(), origin: pg.text().notNull() },
  table => [pg.primaryKey({ columns: [table.vendorId, table.origin] })],
)

export const organizations = pg.pgTable(
  'organizations',
  {
    id: id(),
    vendorId: vendorId(),
    name: pg.text().notNull(),
    /** Legal details printed on invoices. */
    code: pg.text().notNull(),
    address: pg.text().notNull(),
    email: pg.text().notNull(),
    bank: pg.text().notNull(),
    iban: pg.text().notNull(),
    isPayServiceEnabled: pg.boolean().notNull(),
    liveChat: pg.boolean().notNull(),
  },
  table => [pg.unique().on(table.vendorId, table.id)],
)

export const users = pg.pgTable(
  'users',
  {
    id: id(),
    email: pg.text().notNull(),
    passwordHash: pg.text().notNull(),
    firstName: pg.text().notNull(),
    lastName: pg.text().notNull(),
    phone: pg.text(),
    /** When the e-mail address was confirmed; without it the account may not sign in (AUT-2). */
    confirmedAt: moment(),
    invalidFields: pg.jsonb().$type<User['invalidFields']>().notNull(),
  },
  table => [pg.uniqueIndex('users_email').on(sql`lower(${table.email})`)],
)

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
    userId: userId(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** Where a second token gets the next pair: of that one, and until when. */
    refreshHash: hash().unique(),
    refreshUntil: moment(),
  },
  table => [pg.index().on(table.userId), pg.index().on(table.expiresAt)],
)

/** Attempts at something that may only happen, or fail, so often within a window. */
export const rateLimits = pg.pgTable(
  'rate_limits',
  {
    id: id(),
    action: pg.text().notNull(),
    accountHash: hash().notNull(),
    addressHash: hash().notNull(),
    at: moment().notNull(),
    /** Null while it is being found out, and where every attempt counts. */
    failed: pg.boolean(),
  },
  table => [
    pg.index().on(table.action, table.accountHash, table.at),
    pg.index().on(table.action, table.addressHash, table.at),
    pg.index().on(table.at),
  ],
)

export const contracts = pg.pgTable(
  'contracts',
  {
    id: id(),
    vendorId: vendorKey(),
    organizationId: pg.integer().notNull(),
    /** The contract number, shown as "#100234". */
    username: pg.text().notNull(),
    isActive: pg.boolean().notNull(),
  },
  table => [
    pg.unique().on(table.vendorId, table.id),
    pg.unique().on(table.vendorId, table.username),
    tied(table.vendorId, table.organizationId, organizations),
  ],
)

/** Who holds a contract: one row for each role it is held in. */
export const userContracts = pg.pgTable(
  'user_contracts',
  {
    userId: userId(),
    vendorId: vendorKey(),
    contractId: pg.integer().notNull(),
    roleId: pg
      .integer()
      .notNull()
      .references(() => roles.id),
  },
  table => [
    pg.primaryKey({ columns: [table.userId, table.contractId, table.roleId] }),
    ofContract(table),
    pg.index().on(table.contractId),
  ],
)

export const contractObjects = pg.pgTable(
  'contract_objects',
  {
    id: id(),
    vendorId: vendorKey(),
    contractId: pg.integer().notNull(),
    address: pg.text().notNull(),
    isActive: pg.boolean().notNull(),
  },
  table => [ofContract(table), pg.index().on(table.contractId)],
)

/** Names people gave to their contracts: two holders of one contract may call it differently. */
export const contractNames = pg.pgTable(
  'contract_names',
  {
    id: id(),
    userId: userId(),
    vendorId: vendorKey(),
    contractId: pg.integer().notNull(),
    name: pg.text().notNull(),
  },
  table => [ofContract(table), pg.unique().on(table.userId, table.contractId)],
)
