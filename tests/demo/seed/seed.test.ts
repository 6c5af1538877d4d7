import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { billsOf } from '../../../demo/seed/bills.ts'
import { seedContracts } from '../../../demo/seed/contracts.ts'
import { seedPeople } from '../../../demo/seed/people.ts'
import { seed } from '../../../demo/seed/seed.ts'
import { firstOfMonth } from '../../../server/common/days.ts'
import { passwords } from '../../../server/modules/accounts/passwords.ts'
import { printReport } from '../../../server/modules/documents/printReport.ts'
import { serviceCatalogue } from '../../../server/modules/invoices/serviceNames.ts'
import type { Contract } from '../../../src/api/schemas/contracts.ts'
import type { OrganizationGroup } from '../../../src/api/schemas/organizations.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const groupsOf = async (email: string): Promise<OrganizationGroup[]> =>
  (await server.read('organization-groups/contracts', { token: await server.signIn(email) })).data

const contractsOf = async (email: string): Promise<Contract[]> =>
  (await groupsOf(email)).flatMap(({ contracts }) => contracts)

test('CON-1: each demo account has the contracts that it demonstrates', async () => {
  const owner = await groupsOf('owner@example.com')
  expect(owner.map(({ slug, contracts }) => [slug, contracts.length])).toEqual([
    ['alfa', 3],
    ['beta', 2],
  ])
  expect(owner.flatMap(({ contracts }) => contracts).filter(({ isActive }) => !isActive)).toHaveLength(1)
  expect(await contractsOf('single@example.com')).toHaveLength(1)
  expect(await contractsOf('empty@example.com')).toEqual([])
  const many = await groupsOf('many@example.com')
  expect(many.map(({ slug }) => slug)).toEqual(['alfa', 'beta', 'gama'])
  expect(many.flatMap(({ contracts }) => contracts)).toHaveLength(60)
})

test('PER-1: the board member has two roles, each with its own contracts and one contract with both', async () => {
  const token = await server.signIn('board@example.com')
  const { data } = await server.read('auth/users/me', { token })
  const [owner, president] = data.roles.map(({ id }: { id: number }) => id)
  expect(data.roles.map(({ externalName }: { externalName: string }) => externalName)).toEqual([
    'owner',
    'president',
  ])
  const roles = (await contractsOf('board@example.com')).map(({ roleIds }) => roleIds)
  expect(roles).toContainEqual([owner])
  expect(roles).toContainEqual([president])
  expect(roles).toContainEqual([owner, president])
})

test('AUT-18: the account with faulty data names the fields to correct', async () => {
  const { data } = await server.read('auth/users/me', { token: await server.signIn('repair@example.com') })
  expect(data.invalidFields).toEqual(['lastName', 'phone'])
})

test('NAV-7: the three vendors have the documented features', async () => {
  const [alfa, beta, gama] = await groupsOf('many@example.com')
  expect(alfa).toMatchObject({
    showOrganizationsPage: false,
    settings: {
      billLinkEnabled: true,
      helpDeskEnabled: true,
      liveChatEnabled: true,
      redirectToVendorEnabled: true,
    },
  })
  expect(beta?.showOrganizationsPage).toBe(true)
  expect(gama?.settings).toMatchObject({
    billLinkEnabled: false,
    helpDeskEnabled: false,
    liveChatEnabled: false,
  })
  expect(
    (alfa?.organizations.length ?? 0) + (beta?.organizations.length ?? 0) + (gama?.organizations.length ?? 0),
  ).toBe(10)
})

test('CON-1: the first contract of a vendor has not ended', async () => {
  for (const { contracts } of await groupsOf('many@example.com')) expect(contracts[0]?.isActive).toBe(true)
})

test('LAY-2: a vendor without help desk and bill link has neither in the menu of its own residents', async () => {
  const modules = async (email: string | undefined, contract: number) => {
    const token = email && (await server.signIn(email))
    const { data } = await server.read(`menu/sub_header/items?contractId=${contract}`, { token })
    return data.map(({ module }: { module: string }) => module)
  }
  expect(await modules('tenant@example.com', 12)).not.toEqual(expect.arrayContaining(['help_desk']))
  expect(await modules('tenant@example.com', 12)).not.toEqual(expect.arrayContaining(['bill']))
  expect(await modules('tenant@example.com', 11)).toEqual(expect.arrayContaining(['help_desk', 'bill']))
  // For other users that contract does not exist.
  expect(await modules('owner@example.com', 12)).toEqual(await modules(undefined, 999))
  expect(await modules(undefined, 12)).toEqual(expect.arrayContaining(['help_desk', 'bill']))
})

test('BIL-1: lines of bills add up to the amount, and payments to the paid amount', async () => {
  const { queries } = server.database
  const wrongLines = await queries.execute(sql`
    select i.number from invoices i join invoice_lines l on l.invoice_id = i.id
    group by i.id, i.vendor_id having sum(l.amount_cents) <> i.amount_cents`)
  expect(wrongLines).toMatchObject({ rows: [] })
  const wrongPayments = await queries.execute(sql`
    select c.username from contracts c where
      (select coalesce(sum(amount_cents - due_cents), 0) from invoices where contract_id = c.id and amount_cents > 0)
      <> (select coalesce(sum(amount_cents), 0) from payments where contract_id = c.id)`)
  expect(wrongPayments).toMatchObject({ rows: [] })
  const unknownService = await queries.execute(
    sql`select distinct service_code from invoice_lines where not service_code in ${serviceCatalogue.map(({ code }) => code)}`,
  )
  expect(unknownService).toMatchObject({ rows: [] })
})

test('BIL-1: on any day a contract has 24 monthly bills, none in the future and the newest not overdue', () => {
  for (const today of ['2026-11-21', '2026-01-01', '2026-03-04', '2026-03-05', '2028-02-29', '2026-12-31']) {
    for (const contract of seedContracts.filter(({ story }) => story !== 'ended' && story !== 'new')) {
      let id = 0
      const { invoices, payments } = billsOf(contract, today, () => ++id)
      const monthly = invoices.filter(({ type }) => type === 'monthly')
      expect(monthly).toHaveLength(24)
      expect(new Set(monthly.map(({ period }) => period)).size).toBe(24)
      expect([...invoices, ...payments].every(({ date }) => date <= today)).toBe(true)
      const newest = monthly.at(-1)
      expect(newest?.dueDate && newest.dueDate > today).toBe(true)
      expect(newest?.period).toBe(firstOfMonth(today, today.slice(8) < '05' ? -2 : -1))
      const late = invoices.filter(({ dueCents, dueDate }) => dueCents > 0 && dueDate < today)
      expect(late).toHaveLength(contract.story === 'overdue' ? 1 : 0)
    }
  }
})

test('BIL-1: bills of all four types and all four states exist', async () => {
  const token = await server.signIn('owner@example.com')
  const rows = (
    await Promise.all([1, 2, 3, 4, 5].map(id => server.read(`contracts/${id}/invoices?limit=50`, { token })))
  ).flatMap(({ data }) => data)
  const valuesOf = (key: string) => [...new Set(rows.map(row => row[key]))].sort()
  expect(valuesOf('type')).toEqual(['additional', 'credit', 'monthly', 'past_due_fee'])
  expect(valuesOf('state')).toEqual(['overdue', 'paid', 'pending', 'unpaid'])
})

test('I18-1: the platform offers four languages and overrides a bundled text', async () => {
  const { data } = await server.read('settings/general')
  expect(data.availableLanguages).toBe('en;lt;lv;ru')
  expect((await server.read('translations/web/lt')).data['platform.greeting']).toBe('Sveiki sugrįžę namo')
  expect((await server.call('translations/web/de')).status).toBe(404)
})

test('MSG-4: the newest open bill is unread, for holders of the contract only', async () => {
  const token = await server.signIn('owner@example.com')
  const last = await server.read('contracts/1/invoices/last', { token })
  const { data } = await server.read('contracts/1/unreads', { token })
  expect(data.invoice).toEqual([last.data.id])
  expect(data.meters).toEqual([])
})

test('API-1: a database with data is not seeded', async () => {
  expect(await seed(server.database.queries, () => server.clock.now, passwords, printReport)).toBe(false)
})

test('API-1: new rows get ids after the seeded ones', async () => {
  const token = await server.signIn('single@example.com')
  const { data } = await server.read('contracts/6/name', { token, body: { name: 'Butas' } })
  expect(data.id).toBeGreaterThan(5)
  const again = await server.call('contracts/6/name', { token, body: { name: 'Kitas' } })
  expect([again.status, await again.json()]).toEqual([200, { data: { id: data.id, name: 'Butas' } }])
  expect(seedPeople.map(({ email }) => email)).toContain('single@example.com')
})
