import { addDays, dayIn, firstOfMonth } from '../../server/common/days.ts'
import type { Transaction } from '../../server/database/Database.ts'
import { contractObjects } from '../../server/modules/contracts/tables.ts'
import { meterReadings, meters } from '../../server/modules/meters/tables.ts'
import { declarationWindow } from '../../src/api/rules/declarationWindow.ts'
import { type SeedContract, seedContracts } from './contracts.ts'
import { insert } from './insert.ts'
import { createRandom, type Random } from './random.ts'
import { seedVendors } from './vendors.ts'

type MeterRow = typeof meters.$inferInsert & { readonly id: number }
type Type = MeterRow['type']
type ReadingRow = typeof meterReadings.$inferInsert

/** Household meters show three decimals: a number of ten-thousandths without the fourth. */
const shown = (units: number) => Math.round(units / 10) * 10

/** Each type's monthly use in ten-thousandths of its unit, from and to. */
const kinds: Readonly<Record<Type, readonly [mark: string, unit: string, least: number, most: number]>> = {
  cold_water: ['ŠV', 'm³', 18_000, 62_000],
  hot_water: ['KV', 'm³', 11_000, 41_000],
  cold_water_wo_sewerage: ['LV', 'm³', 1_500, 21_000],
  hot_water_input: ['KĮ', 'm³', 14_000, 52_000],
  hot_water_heating: ['KŠ', 'MWh', 400, 2_600],
  heating: ['ŠS', 'MWh', 300, 9_800],
  heating_accounting: ['ŠA', 'MWh', 300, 9_800],
  electricity: ['EL', 'kWh', 740_000, 2_310_000],
  gas: ['DJ', 'm³', 42_000, 310_000],
  garbage: ['AT', 'kg', 80_000, 240_000],
}

const home: readonly Type[] = ['cold_water', 'hot_water', 'electricity', 'heating']

/** Meter types of a contract's homes. Heat suppliers and waterworks read only their own meters. */
function typesOf({ id, organizationId }: SeedContract, random: Random): readonly Type[] {
  if (id === 1) return [...home, 'cold_water', 'hot_water']
  if (id === 2) return ['cold_water', 'hot_water', 'gas', 'garbage', 'cold_water_wo_sewerage']
  if (organizationId === 3 || organizationId === 10)
    return ['hot_water_input', 'heating_accounting', 'hot_water_heating']
  if (organizationId === 7) return ['cold_water', 'cold_water_wo_sewerage']
  return random.chance(0.4) ? [...home, 'gas'] : home.slice(0, random.int(2, 4))
}

/** Formats ten-thousandths as decimal text. */
const text = (units: number) => `${Math.floor(units / 10_000)}.${String(units % 10_000).padStart(4, '0')}`

/** Heating degree days of a usual month in Vilnius, January first. */
export const usualDegreeDays = [620, 545, 470, 290, 120, 25, 5, 15, 110, 280, 430, 560]

const isHeat = (type: Type) => type === 'heating' || type === 'heating_accounting'

/** Heat follows the weather, and differs between homes and months by a fifth. */
function heatUsed(used: number, month: string): number {
  const usual = usualDegreeDays[Number(month.slice(5, 7)) - 1] ?? 0
  return Math.round((usual * (8_000 + (used % 2_000))) / 620) + 300
}

/** Two years of readings up to the last closed window, so that a declaration is always open. */
const windows = 24

/**
 * Meters of every contract and their readings. The second meter of the first contract has expired, the last one of
 * the second contract has no reading yet.
 */
export async function seedMeters(tx: Transaction, now: Date) {
  const objects = await tx
    .select({ id: contractObjects.id, contractId: contractObjects.contractId })
    .from(contractObjects)
    .orderBy(contractObjects.id)
  const timeZone = 'Europe/Vilnius'
  const today = dayIn(timeZone, now)
  const windowOf = ({ vendorId }: SeedContract) =>
    declarationWindow(
      now,
      timeZone,
      seedVendors.find(({ id }) => id === vendorId)?.declarationDeadlineDay ?? 3,
    )
  const rows: MeterRow[] = []
  const readings: ReadingRow[] = []
  for (const contract of seedContracts) {
    const random = createRandom(`meters ${contract.username}`)
    const own = objects.filter(({ contractId }) => contractId === contract.id)
    for (const [index, type] of typesOf(contract, random).entries()) {
      const [mark, unit] = kinds[type]
      const start = shown(random.int(0, 90_000_000))
      const meter: MeterRow = {
        id: rows.length + 1,
        vendorId: contract.vendorId,
        contractId: contract.id,
        // The meters after the first home's four belong to the second home.
        objectId: (index > 3 ? own[1] : undefined)?.id ?? own[0]?.id ?? 0,
        number: `${mark}-${contract.username}-${index + 1}`,
        type,
        unit,
        expiryDate:
          contract.id === 1 && index === 1
            ? addDays(today, -40)
            : type === 'garbage'
              ? null
              : addDays(today, random.int(220, 2600)),
        readingSource: type === 'heating_accounting' ? 'remote' : 'resident',
        defaultValue: text(start),
      }
      rows.push(meter)
      const isNew = contract.story === 'new' || (contract.id === 2 && type === 'cold_water_wo_sewerage')
      if (!isNew) readings.push(...readingsOf(meter, start, contract, windowOf(contract).month, random))
    }
  }
  await insert(tx, meters, rows)
  await insert(tx, meterReadings, readings)
}

function readingsOf(
  meter: MeterRow,
  start: number,
  { story, userId }: SeedContract,
  windowMonth: string,
  random: Random,
): ReadingRow[] {
  const [, , least, most] = kinds[meter.type]
  const rows: ReadingRow[] = []
  let value = start
  for (let age = windows; age >= (story === 'ended' ? 7 : 1); age--) {
    const month = firstOfMonth(windowMonth, -age)
    const date = addDays(month, 27 + random.int(0, 4))
    const from = value
    const used = random.int(least, most)
    value += shown(isHeat(meter.type) ? heatUsed(used, month) : used)
    rows.push({
      vendorId: meter.vendorId,
      meterId: meter.id,
      windowMonth: month,
      date,
      valueFrom: text(from),
      valueTo: text(value),
      readingSource: meter.readingSource ?? 'resident',
      declaredAt: new Date(`${date}T${String(random.int(6, 19)).padStart(2, '0')}:30:00Z`),
      userId,
    })
  }
  return rows
}
