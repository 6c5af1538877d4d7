import { join } from 'node:path'
import { getTableColumns } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { tableFiles } from '../support/tableFiles.ts'

// A database that is sharded by vendor (README, "How it grows") keeps rows of one vendor together. Therefore
// each table has the vendor's key or is listed here, as a copy on every shard or a table on one of them.
const reasons: Readonly<Record<string, string>> = {
  account_activity: 'a person, who may be resident of several vendors',
  account_consents: 'a person',
  account_links: 'a person',
  account_requests: 'whoever gave an address, before anyone has looked who that is',
  email_changes: 'a person',
  known_addresses: 'an account and an address',
  mails: 'an address',
  rival_registrations: 'a person',
  sessions: 'a person',
  social_accounts: 'a person',
  spent_refresh_tokens: 'a person',
  social_states: 'a visitor on the way to a provider',
  user_roles: 'a person',
  users: 'a person',
  content_items: 'the platform, but for a vendor’s own banners',
  features: 'the platform',
  idempotency_keys: 'a caller, of a vendor or not',
  menu_items: 'the platform',
  migrations: 'the database itself',
  rate_limits: 'an address or account, of a vendor or not',
  roles: 'the platform',
  settings: 'the platform',
  translations: 'the platform',
  uploads: 'a visitor, before the form says for which vendor',
  organization_groups: 'the vendors themselves',
  sandbox_card_tokens: 'the sandbox, which stands for others',
  sandbox_oidc: 'the sandbox',
  sandbox_orders: 'the sandbox',
  sandbox_people: 'the sandbox',
  sandbox_signings: 'the sandbox',
}

const modules: object[] = await Promise.all(tableFiles().map(file => import(join(process.cwd(), file))))
const tables = modules
  .flatMap(module => Object.values(module))
  .filter((value): value is PgTable => value instanceof PgTable)
const nameOf = (table: PgTable) => getTableConfig(table).name
const vendorKeyOf = (table: PgTable) => getTableColumns(table).vendorId
const isTied = (table: PgTable) => vendorKeyOf(table)?.notNull === true

describe('tables', () => {
  it('have the vendor’s key, or are listed with their owner instead', () => {
    expect(tables.length).toBeGreaterThan(40)
    const untied = tables.filter(table => !isTied(table)).map(nameOf)
    expect(untied.sort()).toEqual(Object.keys(reasons).sort())
  })

  it('with the vendor’s key reference each other by both keys, so no row references another vendor’s', () => {
    const crossing = tables.filter(isTied).flatMap(table =>
      getTableConfig(table)
        .foreignKeys.map(key => key.reference())
        .filter(
          ({ columns, foreignTable }) =>
            isTied(foreignTable) && !columns.some(({ name }) => name === vendorKeyOf(table)?.name),
        )
        .map(
          ({ columns, foreignTable }) =>
            `${nameOf(table)}.${columns.map(({ name }) => name)} → ${nameOf(foreignTable)}`,
        ),
    )
    expect(crossing).toEqual([])
  })
})
