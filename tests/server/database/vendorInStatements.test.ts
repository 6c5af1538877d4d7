import { expect, test } from 'vitest'
import { tablesWithoutVendor } from '../../support/vendorInStatements.ts'

// Every test server on PostgreSQL holds its statements to this rule (tests/support/watchStatements.ts).

test.each([
  ['a read by id', 'select "id" from "invoices" where "invoices"."id" = $1', ['invoices']],
  ['a change by id', 'update "invoices" set "due_cents" = $1 where "invoices"."id" = $2', ['invoices']],
  ['a deletion by id', 'delete from "import_keys" where "import_keys"."import_id" = $1', ['import_keys']],
  [
    'a join by id alone',
    'select 1 from "meters" inner join "contracts" on "contracts"."id" = "meters"."contract_id" where "meters"."vendor_id" = $1',
    ['contracts'],
  ],
  [
    'a vendor that only a copied table names',
    'select 1 from "contracts" inner join "organization_groups" on "organization_groups"."id" = "contracts"."vendor_id"',
    ['contracts'],
  ],
  [
    'a subselect',
    'insert into "mails" values ((select "username" from "contracts" where "contracts"."id" = $1))',
    ['contracts'],
  ],
  ['an update of an alias', 'update contracts as t set is_active = false where t.id = $1', ['contracts']],
])('API-2: %s without the vendor is found', (_, text, tables) => {
  expect(tablesWithoutVendor(text)).toEqual(tables)
})

test.each([
  ['a value', 'select 1 from "invoices" where ("invoices"."vendor_id" = $1 and "invoices"."id" = $2)'],
  ['a list', 'delete from "unreads" where "unreads"."vendor_id" in ($1, $2)'],
  [
    'the vendor of another table',
    'select 1 from "meters" inner join "contracts" on ("contracts"."vendor_id" = "meters"."vendor_id" and "contracts"."id" = "meters"."contract_id") where "meters"."vendor_id" = $1',
  ],
  ['a column without its table', 'select max(id) from chat_messages where vendor_id = $1'],
  ['a table that every node has', 'select 1 from "user_contracts" where "user_contracts"."user_id" = $1'],
])('API-2: a statement that names the vendor by %s passes', (_, text) => {
  expect(tablesWithoutVendor(text)).toEqual([])
})
