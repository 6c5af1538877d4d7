import { sql } from 'drizzle-orm'
import * as pg from 'drizzle-orm/pg-core'
import type { Role, User } from '../../../src/schemas/users.ts'

// Columns are named in snake_case by Drizzle (see openDatabase). Everything that belongs to a vendor carries the
// vendor's key, and where a row hangs on another the foreign key is made of both keys, so that no row can ever
// point into another vendor's data.

const id = () => pg.integer().primaryKey().generatedByDefaultAsIdentity()
const moment = () => pg.timestamp({ withTimezone: true, mode: 'date' })
const day = () => pg.date({ mode: 'string' })
/** A SHA-256 as base64url: who reads the table learns neither the token nor the address behind it. */
const hash = () => pg.char({ length: 43 })
/** Money in whole cents. */
const cents = () => pg.bigint({ mode: 'number' })
const userId = () =>
  pg
    .integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const vendorId = () =>
  pg
    .integer()
    .notNull()
    .references(() => vendors.id)

/** The vendor's key on a row whose other foreign key already ties it to that vendor. */
const vendorKey = () => pg.integer().notNull()

/** The key that ties a row to a contract of the row's own vendor. */
const ofContract = <Table extends string>(table: {
  readonly vendorId: pg.AnyPgColumn<{ tableName: Table }>
  readonly contractId: pg.AnyPgColumn<{ tableName: Table }>
}) =>
  pg
    .foreignKey({
      columns: [table.vendorId, table.contractId],
      foreignColumns: [contracts.vendorId, contracts.id],
    })
    .onDelete('cascade')

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
    pg.foreignKey({
      columns: [table.vendorId, table.organizationId],
      foreignColumns: [organizations.vendorId, organizations.id],
    }),
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

export const invoices = pg.pgTable(
  'invoices',
  {
    id: id(),
    vendorId: vendorKey(),
    contractId: pg.integer().notNull(),
    number: pg.text().notNull(),
    type: pg.text({ enum: ['monthly', 'additional', 'credit', 'past_due_fee'] }).notNull(),
    date: day().notNull(),
    /** First day of the month it bills. */
    period: day().notNull(),
    dueDate: day().notNull(),
    amountCents: cents().notNull(),
    dueCents: cents().notNull(),
    /** A payment is on its way. Whether an open invoice is overdue is told by the clock, not stored. */
    isPending: pg.boolean().notNull(),
    currency: pg.char({ length: 3 }).notNull(),
  },
  table => [
    ofContract(table),
    pg.unique().on(table.vendorId, table.id),
    pg.unique().on(table.vendorId, table.number),
    pg
      .index('invoices_newest')
      .on(table.contractId, table.date.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
)

export const invoiceLines = pg.pgTable(
  'invoice_lines',
  {
    vendorId: vendorKey(),
    invoiceId: pg.integer().notNull(),
    position: pg.smallint().notNull(),
    serviceCode: pg.text().notNull(),
    amountCents: cents().notNull(),
  },
  table => [
    pg.primaryKey({ columns: [table.invoiceId, table.position] }),
    pg
      .foreignKey({
        columns: [table.vendorId, table.invoiceId],
        foreignColumns: [invoices.vendorId, invoices.id],
      })
      .onDelete('cascade'),
  ],
)

export const payments = pg.pgTable(
  'payments',
  {
    id: id(),
    vendorId: vendorKey(),
    contractId: pg.integer().notNull(),
    date: day().notNull(),
    reference: pg.text().notNull(),
    amountCents: cents().notNull(),
    currency: pg.char({ length: 3 }).notNull(),
    /** What it came through, e.g. a bank. */
    payer: pg.text().notNull(),
  },
  table => [
    ofContract(table),
    pg
      .index('payments_newest')
      .on(table.contractId, table.date.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
)

/** What a person has not seen yet of a contract. */
export const unreads = pg.pgTable(
  'unreads',
  {
    userId: userId(),
    vendorId: vendorKey(),
    contractId: pg.integer().notNull(),
    module: pg.text().notNull(),
    itemId: pg.integer().notNull(),
  },
  table => [
    pg.primaryKey({ columns: [table.userId, table.contractId, table.module, table.itemId] }),
    ofContract(table),
  ],
)

/** Platform settings, and the server's own secrets, by key. */
export const settings = pg.pgTable('settings', { key: pg.text().primaryKey(), value: pg.jsonb().notNull() })

export const features = pg.pgTable('features', {
  name: pg.text().primaryKey(),
  isEnabled: pg.boolean().notNull(),
})

export const menuItems = pg.pgTable(
  'menu_items',
  {
    id: id(),
    placement: pg.text({ enum: ['header', 'footer', 'sub_header'] }).notNull(),
    position: pg.smallint().notNull(),
    translationKey: pg.text().notNull(),
    type: pg.text({ enum: ['external_url', 'public_site_url', 'module'] }).notNull(),
    feature: pg.text(),
    module: pg.text(),
    externalUrl: pg.text(),
    publicSiteUrl: pg.text(),
    openInNewWindow: pg.boolean().notNull(),
    isActiveForWeb: pg.boolean().notNull(),
    /** Roles it is for; null for all. */
    roleId: pg.integer().references(() => roles.id),
  },
  table => [pg.index().on(table.placement, table.position)],
)

/** Texts that replace bundled ones (I18-2). */
export const translations = pg.pgTable(
  'translations',
  { locale: pg.char({ length: 2 }).notNull(), key: pg.text().notNull(), text: pg.text().notNull() },
  table => [pg.primaryKey({ columns: [table.locale, table.key] })],
)

/** Which migrations have run; written by migrate.ts. */
export const migrations = pg.pgTable('migrations', {
  name: pg.text().primaryKey(),
  checksum: hash().notNull(),
  appliedAt: moment().notNull().defaultNow(),
})
