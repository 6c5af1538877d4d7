import type { Clock } from '../../server/common/Clock.ts'
import { dayIn } from '../../server/common/days.ts'
import type { Queries, Transaction } from '../../server/database/Database.ts'
import { inArray, sql } from '../../server/database/drizzle.ts'
import { settings } from '../../server/database/tables.ts'
import type { PasswordHasher } from '../../server/modules/accounts/PasswordHasher.ts'
import { accountConsents, userRoles, users } from '../../server/modules/accounts/tables.ts'
import {
  contractNames,
  contractObjects,
  contracts,
  userContracts,
} from '../../server/modules/contracts/tables.ts'
import type { PrintReport } from '../../server/modules/documents/ReportDocument.ts'
import { invoiceLines, invoices, payments } from '../../server/modules/invoices/tables.ts'
import { features, menuItems, translations } from '../../server/modules/platform/tables.ts'
import { unreads } from '../../server/modules/unreads/tables.ts'
import { organizations, vendorOrigins, vendors } from '../../server/modules/vendors/tables.ts'
import { type Bills, billsOf } from './bills.ts'
import { seedContracts, seedFurtherHolders } from './contracts.ts'
import { insert } from './insert.ts'
import { demoPassword, seedPeople } from './people.ts'
import { seedMenuItems, seedSettings, seedTranslations } from './platform.ts'
import { seedConsumption } from './seedConsumption.ts'
import { seedContent } from './seedContent.ts'
import { seedHouses, seedReports } from './seedHouses.ts'
import { seedMessages } from './seedMessages.ts'
import { seedMeters } from './seedMeters.ts'
import { seedOffers } from './seedOffers.ts'
import { seedPartners } from './seedPartners.ts'
import { seedPayments } from './seedPayments.ts'
import { seedPolls } from './seedPolls.ts'
import { seedTasks } from './seedTasks.ts'
import { seedOrganizations, seedOrigins, seedVendors } from './vendors.ts'

/** Arbitrary, but different from the migrations' key. */
const lockKey = 5_202_612

/**
 * Fills an empty database with demo data and leaves any other unchanged. If several processes call it, one
 * of them seeds.
 * @param print generates the files of messages, polls and requests
 * @returns whether it filled the database
 */
export async function seed(
  queries: Queries,
  clock: Clock,
  passwords: PasswordHasher,
  print: PrintReport,
): Promise<boolean> {
  return queries.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
    const [present] = await tx.select({ id: vendors.id }).from(vendors).limit(1)
    if (present) return false
    await insert(tx, vendors, seedVendors)
    await insert(tx, vendorOrigins, seedOrigins)
    await insert(tx, organizations, seedOrganizations)
    await seedAccounts(tx, clock(), passwords)
    await seedHomes(tx, dayIn('Europe/Vilnius', clock()))
    await seedMeters(tx, clock())
    await seedConsumption(tx, clock())
    await seedHouses(tx, clock())
    await seedReports(tx, clock())
    await seedMessages(tx, clock(), print)
    await seedTasks(tx, clock(), print)
    await seedOffers(tx, clock())
    await seedPolls(tx, clock(), print)
    for (const setting of seedSettings)
      await tx.insert(settings).values(setting).onConflictDoUpdate({ target: settings.key, set: setting })
    const switchedOn = ['reading-without-account', 'move-out'] as const
    await tx.update(features).set({ isEnabled: true }).where(inArray(features.name, switchedOn))
    await insert(tx, menuItems, seedMenuItems)
    await insert(tx, translations, seedTranslations)
    await seedPayments(tx, clock())
    await seedPartners(tx)
    await seedContent(tx, clock())
    for (const table of [
      'organization_groups',
      'organizations',
      'users',
      'contracts',
      'invoices',
      'meters',
      'partners',
    ])
      await tx.execute(
        sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
      )
    return true
  })
}

async function seedAccounts(tx: Transaction, now: Date, passwords: PasswordHasher) {
  const people = await Promise.all(
    seedPeople.map(async ({ roleIds, isConfirmed, hasPaid, about, ...person }) => ({
      ...person,
      invalidFields: [...person.invalidFields],
      confirmedAt: isConfirmed ? now : null,
      passwordHash: await passwords.hash(demoPassword),
    })),
  )
  await insert(tx, users, people)
  await insert(
    tx,
    userRoles,
    seedPeople.flatMap(({ id, roleIds }) => roleIds.map(roleId => ({ userId: id, roleId }))),
  )
  await insert(
    tx,
    accountConsents,
    seedPeople
      .filter(({ hasPaid = true }) => hasPaid)
      .map(({ id }) => ({ userId: id, consent: 'paymentService', isGiven: true, at: now })),
  )
}

async function seedHomes(tx: Transaction, today: string) {
  let invoiceId = 0
  const bills = seedContracts.map(contract => billsOf(contract, today, () => ++invoiceId))
  const all = <Part extends keyof Bills>(part: Part) =>
    bills.flatMap(bill => bill[part] as Bills[Part][number][])
  await insert(
    tx,
    contracts,
    seedContracts.map(({ id, vendorId, organizationId, username, story }) => ({
      id,
      vendorId,
      organizationId,
      username,
      isActive: story !== 'ended',
    })),
  )
  const ofEach = <Row>(rowsOf: (contract: (typeof seedContracts)[number], ids: Ids) => readonly Row[]) =>
    seedContracts.flatMap(contract =>
      rowsOf(contract, { vendorId: contract.vendorId, contractId: contract.id }),
    )
  await insert(
    tx,
    userContracts,
    ofEach(({ userId, roleIds }, ids) => [
      ...roleIds.map(roleId => ({ ...ids, userId, roleId })),
      ...seedFurtherHolders
        .filter(({ contractId }) => contractId === ids.contractId)
        .map(holder => ({ ...ids, ...holder })),
    ]),
  )
  await insert(
    tx,
    contractObjects,
    ofEach(({ addresses, story }, ids) =>
      addresses.map(address => ({ ...ids, address, isActive: story !== 'ended' })),
    ),
  )
  await insert(
    tx,
    contractNames,
    ofEach(({ userId, name }, ids) => (name ? [{ ...ids, userId, name }] : [])),
  )
  await insert(tx, invoices, all('invoices'))
  await insert(tx, invoiceLines, all('lines'))
  await insert(tx, payments, all('payments'))
  await insert(
    tx,
    unreads,
    ofEach(({ userId, story, id }, ids) => {
      const newest = bills[id - 1]?.invoices.at(-1)
      return newest && story === 'ordinary' ? [{ ...ids, userId, module: 'invoice', itemId: newest.id }] : []
    }),
  )
}

interface Ids {
  readonly vendorId: number
  readonly contractId: number
}
