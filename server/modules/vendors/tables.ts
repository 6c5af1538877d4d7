import { locales } from '../../../src/api/schemas/locales.ts'
import type { VendorSettings } from '../../../src/api/vendor/schemas/settings.ts'
import { id, sourceColumns } from '../../database/columns.ts'
import * as pg from '../../database/drizzlePgCore.ts'

// Drizzle names columns in snake_case (see openDatabase). Every row of a vendor has the vendor's key, and foreign keys
// include it, so that no row can reference another vendor's data.

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
  /** Language of mails to people whose language is not known. */
  defaultLocale: pg.char({ length: 2, enum: locales }).notNull().default('lt'),
  position: pg.smallint().notNull(),
  showOrganizationsPage: pg.boolean().notNull(),
  billLinkEnabled: pg.boolean().notNull(),
  /** Whether residents may pay a bill in parts. */
  partPaymentsEnabled: pg.boolean().notNull().default(false),
  /** Whether residents may pay without a bill, toward coming ones. */
  advancePaymentsEnabled: pg.boolean().notNull().default(false),
  helpDeskEnabled: pg.boolean().notNull(),
  liveChatEnabled: pg.boolean().notNull(),
  redirectToVendorEnabled: pg.boolean().notNull(),
  webFaqUrl: pg.text(),
  /** Whether the vendor confirms roles with a vote that people choose when they link a contract. */
  confirmsRoles: pg.boolean().notNull().default(true),
  /** How residents reach somebody; mails and their replies use it. */
  supportEmail: pg.text(),
  supportPhone: pg.text(),
  /** Whom to call in an emergency, day and night. */
  emergencyPhone: pg.text(),
  /** What the vendor's accessibility statement says besides the results of the elements. */
  accessibility: pg
    .jsonb()
    .$type<VendorSettings['accessibility']>()
    .notNull()
    .default({ authority: null, limitations: null, responseDays: null }),
  /** Last day of the month on which readings are accepted; null for the platform's. */
  declarationDeadlineDay: pg.smallint(),
  /** What happens in a month without a reading; null says nothing. */
  ifNoReading: pg.jsonb().$type<VendorSettings['ifNoReading']>(),
  /** Whether residents may announce an absence in place of readings. */
  absenceNoticeEnabled: pg.boolean().notNull().default(false),
  /** Days before its last day that a contract's end has to be announced. */
  moveOutNoticeDays: pg.smallint().notNull().default(0),
  /** Features that are on or off for this vendor, whatever the platform has. */
  features: pg.jsonb().$type<VendorSettings['features']>().notNull().default({}),
  /** Menus that replace the platform's on the pages of this vendor's contracts. */
  menus: pg.jsonb().$type<VendorSettings['menus']>().notNull().default({}),
  /** Address that mails of this vendor come from; null for that of SMTP_URL. The operator allows it at the mail server. */
  senderEmail: pg.text(),
})

export const vendorId = () =>
  pg
    .integer()
    .notNull()
    .references(() => vendors.id)

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
    /** Name of the account's holder as the bank has it; null if it is the organization's. */
    accountHolder: pg.text(),
    /** Banks that pay each bill by themselves, and the name under which each lists the organization. */
    automaticPayments: pg
      .jsonb()
      .$type<readonly { readonly bank: string; readonly supplier: string; readonly website?: string }[]>()
      .notNull()
      .default([]),
    /** ISO 4217: of its prices and payments. */
    currency: pg.char({ length: 3 }).notNull().default('EUR'),
    isPayServiceEnabled: pg.boolean().notNull(),
    liveChat: pg.boolean().notNull(),
    /** False for an organization that the vendor's system no longer has. */
    isActive: pg.boolean().notNull().default(true),
    ...sourceColumns(),
  },
  table => [pg.unique().on(table.vendorId, table.id)],
)
