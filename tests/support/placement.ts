import { join } from 'node:path'
import { getTableColumns } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { tableFiles } from './tableFiles.ts'

// Where each table's rows are when the data is spread by vendor (src/decisions/spread-by-vendor.md). A table with the
// vendor's key that is not listed is spread: the rows of one vendor are together on one node.

/** Tables that every node has whole, by the reason: small, seldom changed, or read before the vendor is known. */
export const copied: Readonly<Record<string, string>> = {
  card_payment_services: 'found by its code, before the vendor is known',
  content_items: 'the platform’s content, with some of vendors',
  features: 'the platform',
  identity_providers: 'found by its issuer, before the vendor is known',
  menu_items: 'the platform',
  organization_groups: 'the vendors themselves',
  organizations: 'found by its id, before the vendor is known; few rows',
  partner_origins: 'found by its origin, before the vendor is known',
  partners: 'found by its key, before the vendor is known',
  payment_accounts: 'goes with its organization',
  roles: 'the platform',
  settings: 'the platform',
  translations: 'the platform',
  user_contracts: 'tells which contracts of which vendors a person holds, which every call asks first',
  user_roles: 'a person, who may be resident of several vendors',
  users: 'a person, to whom rows of vendors refer',
  vendor_origins: 'found by its origin, before the vendor is known',
  vendor_translations: 'read with the platform’s texts',
}

/** Tables that one node has, by their owner or reason: nothing that is spread refers to them. */
export const onOneNode: Readonly<Record<string, string>> = {
  account_activity: 'a person',
  account_consents: 'a person',
  account_links: 'a person',
  account_requests: 'whoever gave an address, before anyone has looked who that is',
  email_changes: 'a person',
  idempotency_keys: 'a caller, of a vendor or not',
  identities: 'a person, found before the vendor’s data is opened',
  identity_tickets: 'found by a secret, and lives for minutes',
  known_addresses: 'an account and an address',
  mails: 'an address; sent in the order of one queue',
  migrations: 'the database itself',
  passkey_challenges: 'a page, before anyone has signed in there',
  passkeys: 'a person',
  push_messages: 'a person; sent in the order of one queue',
  push_subscriptions: 'a person',
  rate_limits: 'an address or account, of a vendor or not',
  resident_changes: 'the newest minutes, which every process reads in the order of one sequence',
  rival_registrations: 'a person',
  sandbox_card_tokens: 'the sandbox, which stands for others',
  sandbox_oidc: 'the sandbox',
  sandbox_orders: 'the sandbox',
  sandbox_people: 'the sandbox',
  sandbox_signings: 'the sandbox',
  sessions: 'a person',
  social_accounts: 'a person',
  social_states: 'a visitor on the way to a provider',
  spent_refresh_tokens: 'a person',
  uploads: 'a visitor, before the form says for which vendor',
  used_identity_tokens: 'found by a secret, and lives for minutes',
  vendor_keys: 'found by a secret, and counts calls',
}

const modules: object[] = await Promise.all(tableFiles().map(file => import(join(process.cwd(), file))))

/** All tables of the product and of the demonstration. */
export const tables: readonly PgTable[] = modules
  .flatMap(module => Object.values(module))
  .filter((value): value is PgTable => value instanceof PgTable)

export const nameOf = (table: PgTable): string => getTableConfig(table).name

/** Whether each row of a table has the vendor's key. */
export const isTied = (table: PgTable): boolean => getTableColumns(table).vendorId?.notNull === true

/** Tables whose rows are on the node of their vendor. */
export const spreadTables: readonly PgTable[] = tables.filter(
  table => isTied(table) && !(nameOf(table) in copied) && !(nameOf(table) in onOneNode),
)
