import { addDays, dayIn, firstOfMonth } from '../../server/common/days.ts'
import type { Transaction } from '../../server/database/Database.ts'
import { asc } from '../../server/database/drizzle.ts'
import { contractObjects } from '../../server/modules/contracts/tables.ts'
import { reports } from '../../server/modules/documents/tables.ts'
import { houseContracts, houseFunds, houseServices, houses } from '../../server/modules/house/tables.ts'
import type { ServiceCode } from '../../server/modules/invoices/serviceNames.ts'
import { unreads } from '../../server/modules/unreads/tables.ts'
import { seedContracts } from './contracts.ts'
import { followIds } from './followIds.ts'
import { insert } from './insert.ts'
import { createRandom } from './random.ts'
import { reportParagraphs, reportTexts, yearlyReport } from './reportTexts.ts'
import { seedOrganizations } from './vendors.ts'

const languageOf = (vendorId: number) => (vendorId === 3 ? 'lv' : 'lt')

const managers = {
  lt: ['Dalia Petrauskienė', 'Andrius Jankauskas', 'Rasa Butkutė', 'Mindaugas Urbonas'],
  lv: ['Līga Ozoliņa', 'Jānis Kalniņš', 'Inese Liepiņa'],
} as const
const hours = { lt: 'I–V 8–17 val.', lv: 'P–Pk 8–17' } as const

const providers: Readonly<Record<'lt' | 'lv', readonly (readonly [ServiceCode, string])[]>> = {
  lt: [
    ['heating', 'Šilumos tinklai'],
    ['cold_water', 'Miesto vandenys'],
    ['cleaning', 'Švarūs laiptai'],
    ['lift', 'Liftų meistrai'],
    ['waste', 'Eko atliekos'],
    ['technical_maintenance', 'Namų priežiūra'],
  ],
  lv: [
    ['heating', 'Pilsētas siltums'],
    ['cold_water', 'Pilsētas ūdens'],
    ['cleaning', 'Tīrās kāpnes'],
    ['lift', 'Liftu serviss'],
    ['waste', 'Zaļā vide'],
    ['technical_maintenance', 'Namu apkope'],
  ],
}

/** Months of the fund: more than the element shows. */
const months = 30

/**
 * The house of every contract: manager, services, fund, cleaning days (HOU-1). Heat suppliers and waterworks manage
 * no houses, so their contracts have none.
 */
export async function seedHouses(tx: Transaction, now: Date) {
  const today = dayIn('Europe/Vilnius', now)
  const homes = await tx
    .selectDistinctOn([contractObjects.contractId])
    .from(contractObjects)
    .orderBy(contractObjects.contractId, asc(contractObjects.id))
  const managed = homes.flatMap(home => {
    const contract = seedContracts.find(({ id }) => id === home.contractId)
    return contract && ![3, 7, 10].includes(contract.organizationId) ? [{ contract, home }] : []
  })
  const rows = managed.map(({ contract: { id, vendorId, organizationId }, home }) => {
    const language = languageOf(vendorId)
    const random = createRandom(`house ${id}`)
    const name = random.pick<string>(managers[language])
    const phone = `${language === 'lv' ? '+3712' : '+3706'}${random.int(1_000_000, 9_999_999)}`
    return {
      id,
      vendorId,
      organizationId,
      // "Žirmūnų g. 12-5, Vilnius" is in the house "Žirmūnų g. 12, Vilnius".
      address: home.address.replace(/[-–]\d+,/, ','),
      managerName: name,
      managerPhone: phone,
      managerEmail: seedOrganizations.find(organization => organization.id === organizationId)?.email ?? null,
      managerHours: hours[language],
      cleaningWeekdays: random.chance(0.5) ? [2, 5] : [1, 4],
    }
  })
  await insert(tx, houses, rows)
  await insert(
    tx,
    houseContracts,
    rows.map(({ id, vendorId }) => ({ contractId: id, vendorId, houseId: id })),
  )
  await insert(
    tx,
    houseServices,
    rows.flatMap(({ id, vendorId, managerPhone }) =>
      providers[languageOf(vendorId)].map(([serviceCode, provider]) => ({
        vendorId,
        houseId: id,
        serviceCode,
        provider,
        phone: managerPhone,
      })),
    ),
  )
  await insert(
    tx,
    houseFunds,
    rows.flatMap(({ id, vendorId }) => {
      const random = createRandom(`fund ${id}`)
      let balanceCents = random.int(200_000, 2_400_000)
      return Array.from({ length: months }, (_, index) => {
        // Occasional repairs cost most of the balance.
        balanceCents += random.chance(0.06) ? -Math.round(balanceCents * 0.6) : random.int(18_000, 64_000)
        const month = firstOfMonth(today, index - months)
        return { vendorId, houseId: id, month, balanceCents, currency: 'EUR' }
      })
    }),
  )
  await followIds(tx, 'houses')
}

/**
 * Documents of every organization and contract, including two yearly reports; the newest of those is
 * unread.
 */
export async function seedReports(tx: Transaction, now: Date) {
  const today = dayIn('Europe/Vilnius', now)
  const thisYear = Number(today.slice(0, 4))
  // Yearly reports are published at the end of the following March.
  const newestYear = today.slice(5) > '03-30' ? thisYear - 1 : thisYear - 2
  const rows: (typeof reports.$inferInsert & { readonly id: number })[] = []
  const newestOf = new Map<number, number>()
  for (const { id: organizationId, vendorId } of seedOrganizations) {
    const language = languageOf(vendorId)
    const write = (row: Omit<(typeof rows)[number], 'id' | 'vendorId' | 'organizationId' | 'paragraphs'>) => {
      const paragraphs = [...(row.comment ? [row.comment] : []), ...reportParagraphs[language]]
      return rows.push({ ...row, id: rows.length + 1, vendorId, organizationId, paragraphs })
    }
    const own = seedContracts.filter(contract => contract.organizationId === organizationId)
    for (const text of reportTexts)
      for (const contractId of text.isOfContract ? own.map(({ id }) => id) : [null])
        write({
          ...text[language],
          contractId,
          date: addDays(today, -text.daysAgo),
          category: text.category,
          isYearlyReport: false,
        })
    for (const year of [newestYear - 1, newestYear])
      newestOf.set(
        organizationId,
        write({
          ...yearlyReport[language](year),
          contractId: null,
          date: `${year + 1}-03-30`,
          category: 'financial_information',
          isYearlyReport: true,
        }),
      )
  }
  await insert(
    tx,
    reports,
    rows.map(row => ({ ...row, comment: row.comment ?? null })),
  )
  await insert(
    tx,
    unreads,
    seedContracts
      .filter(({ story }) => story === 'ordinary')
      .map(({ userId, vendorId, id, organizationId }) => ({
        userId,
        vendorId,
        contractId: id,
        module: 'yearlyReports',
        itemId: newestOf.get(organizationId) ?? 0,
      })),
  )
  await followIds(tx, 'reports')
}
