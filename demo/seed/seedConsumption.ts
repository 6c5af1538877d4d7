import type { Transaction } from '../../server/database/Database.ts'
import { asc, eq } from '../../server/database/drizzle.ts'
import { consumptionMonths, energyInformation } from '../../server/modules/consumption/tables.ts'
import { meterReadings, meters } from '../../server/modules/meters/tables.ts'
import type { LocalizedText } from '../../server/texts/LocalizedText.ts'
import { subtractReadings } from '../../src/api/rules/readingValues.ts'
import { insert } from './insert.ts'
import { createRandom } from './random.ts'
import { usualDegreeDays } from './seedMeters.ts'
import { seedOrganizations } from './vendors.ts'

type Month = typeof consumptionMonths.$inferInsert
type Information = typeof energyInformation.$inferInsert
type Service = Month['service']

const texts = (en: string, lt: string, lv: string, ru: string): LocalizedText => ({ en, lt, lv, ru })

/** The service whose use a meter measures, and the kilowatt-hours of its unit in hundredths. */
const measured: Readonly<Partial<Record<string, readonly [service: Service, kwhOfUnit: number | null]>>> = {
  heating: ['heating', 100_000],
  heating_accounting: ['heating', 100_000],
  hot_water: ['hot_water', 5_100],
  hot_water_input: ['hot_water', 5_100],
  cold_water: ['cold_water', null],
  electricity: ['electricity', 100],
  gas: ['gas', 1_055],
}

const category = texts(
  'two-room flats in renovated houses',
  'dviejų kambarių butai renovuotuose namuose',
  'divistabu dzīvokļi renovētās mājās',
  'двухкомнатные квартиры в домах после реновации',
)

/** Ten-thousandths as decimal text. */
const text = (units: number) => `${Math.floor(units / 10_000)}.${String(units % 10_000).padStart(4, '0')}`

/** Ten-thousandths of decimal text with four places. */
const unitsOf = (decimal: string) => Number(decimal.replace('.', ''))

const fuels = {
  biomass: texts('Biomass', 'Biokuras', 'Biomasa', 'Биотопливо'),
  gas: texts('Natural gas', 'Gamtinės dujos', 'Dabasgāze', 'Природный газ'),
  waste: texts('Waste heat', 'Atliekinė šiluma', 'Atlikumsiltums', 'Сбросное тепло'),
  wind: texts('Wind', 'Vėjas', 'Vējš', 'Ветер'),
  sun: texts('Sun', 'Saulė', 'Saule', 'Солнце'),
  water: texts('Water', 'Vanduo', 'Ūdens', 'Вода'),
}

const component = (
  kind: 'energy' | 'network' | 'metering' | 'tax' | 'levy',
  name: LocalizedText,
  price: string,
  per: string,
) => ({ kind, name, price, currency: 'EUR', per })

const vat = (price: string, per: string) =>
  component(
    'tax',
    texts('Value added tax', 'Pridėtinės vertės mokestis', 'Pievienotās vērtības nodoklis', 'НДС'),
    price,
    per,
  )

const heatPrice = (month: string) => [
  component('energy', texts('Heat', 'Šiluma', 'Siltums', 'Тепло'), '0.0612', 'kWh'),
  component(
    'network',
    texts('Transmission', 'Šilumos perdavimas', 'Siltuma pārvade', 'Передача тепла'),
    '0.0148',
    'kWh',
  ),
  component(
    'metering',
    texts('Meters and billing', 'Apskaita ir sąskaitos', 'Uzskaite un rēķini', 'Учёт и счета'),
    '1.25',
    month,
  ),
  component(
    'levy',
    texts('Carbon levy', 'Anglies dioksido mokestis', 'Oglekļa nodeva', 'Сбор за выбросы углерода'),
    '0.0031',
    'kWh',
  ),
  vat('0.0071', 'kWh'),
]

const howEstimated = texts(
  'Without a reading we take the average of your last three months.',
  'Negavę rodmenų, imame Jūsų paskutinių trijų mėnesių vidurkį.',
  'Ja rādījuma nav, ņemam Jūsu pēdējo trīs mēnešu vidējo patēriņu.',
  'Если показаний нет, мы берём ваше среднее за последние три месяца.',
)

/** Energy agencies and bodies that settle disputes, as they are in each country. */
const contactsOf = (isLatvian: boolean): Information['contacts'] =>
  isLatvian
    ? [
        {
          kind: 'advice',
          name: 'Energoefektivitātes konsultāciju centrs',
          website: 'https://padomi.example/',
        },
        {
          kind: 'complaint',
          name: 'Patērētāju strīdu komisija',
          website: 'https://stridi.example/',
          phone: '+371 6555 0190',
        },
      ]
    : [
        {
          kind: 'advice',
          name: 'Energijos taupymo konsultacijos',
          website: 'https://patarimai.example/',
          email: 'klausk@patarimai.example',
        },
        {
          kind: 'complaint',
          name: 'Vartotojų ginčų tarnyba',
          website: 'https://gincai.example/',
          phone: '+370 5 555 0190',
        },
      ]

/** Heat has a fuel mix and all parts of its price; other services have whom to ask and where to complain. */
function informationOf(year: number): Information[] {
  return seedOrganizations.flatMap(({ id, vendorId }) => {
    const isLatvian = vendorId === 3
    const rest = { vendorId, organizationId: id, year, contacts: contactsOf(isLatvian), howEstimated }
    const heat = {
      ...rest,
      fuelMix: [
        { name: fuels.biomass, percent: '71.5' },
        { name: fuels.gas, percent: '20.3' },
        { name: fuels.waste, percent: '8.2' },
      ],
      emissions: '52.4',
      priceComponents: heatPrice(isLatvian ? 'mēn.' : 'mėn.'),
    }
    return [
      { ...heat, service: 'heating' as const },
      { ...heat, service: 'hot_water' as const },
      {
        ...rest,
        service: 'electricity' as const,
        fuelMix: [
          { name: fuels.wind, percent: '58' },
          { name: fuels.sun, percent: '17' },
          { name: fuels.water, percent: '25' },
        ],
        emissions: '0',
        priceComponents: [
          component(
            'energy',
            texts('Electricity', 'Elektra', 'Elektroenerģija', 'Электроэнергия'),
            '0.1184',
            'kWh',
          ),
          component(
            'network',
            texts('Distribution', 'Skirstymas', 'Sadale', 'Распределение'),
            '0.0532',
            'kWh',
          ),
          vat('0.036', 'kWh'),
        ],
      },
      { ...rest, service: 'cold_water' as const, fuelMix: [], emissions: null, priceComponents: [] },
      { ...rest, service: 'gas' as const, fuelMix: [], emissions: null, priceComponents: [] },
    ]
  })
}

/** Use by month, as the meters' readings have it, and what the law requires beside bills. */
export async function seedConsumption(tx: Transaction, now: Date): Promise<void> {
  const readings = await tx
    .select({
      contractId: meters.contractId,
      vendorId: meters.vendorId,
      type: meters.type,
      unit: meters.unit,
      month: meterReadings.windowMonth,
      from: meterReadings.valueFrom,
      to: meterReadings.valueTo,
      readingSource: meterReadings.readingSource,
    })
    .from(meterReadings)
    .innerJoin(meters, eq(meters.id, meterReadings.meterId))
    .orderBy(asc(meters.contractId), asc(meterReadings.windowMonth))
  const sums = new Map<
    string,
    {
      vendorId: number
      contractId: number
      service: Service
      month: string
      unit: string
      units: number
      kwhOfUnit: number | null
      readingSource: Month['readingSource']
    }
  >()
  for (const { contractId, vendorId, type, unit, month, from, to, readingSource } of readings) {
    const [service, kwhOfUnit] = measured[type] ?? []
    if (service === undefined || kwhOfUnit === undefined) continue
    const key = `${contractId} ${service} ${month}`
    const units = (sums.get(key)?.units ?? 0) + unitsOf(subtractReadings(to, from))
    sums.set(key, { vendorId, contractId, service, month, unit, units, kwhOfUnit, readingSource })
  }
  const kwh = (units: number, of: number | null) =>
    of === null ? null : text(Math.round((units * of) / 100))
  const rows = [...sums.values()].map(({ units, kwhOfUnit, ...of }): Month => {
    const random = createRandom(`consumption ${of.contractId} ${of.service} ${of.month}`)
    const average = Math.round((units * random.int(82, 126)) / 100)
    const usual = usualDegreeDays[Number(of.month.slice(5, 7)) - 1] ?? 0
    const isHeat = of.service === 'heating'
    return {
      ...of,
      quantity: text(units),
      kwh: kwh(units, kwhOfUnit),
      readingSource: of.readingSource === 'resident' && random.chance(0.06) ? 'estimated' : of.readingSource,
      degreeDays: isHeat ? text(Math.round((usual * random.int(92, 108)) / 100) * 10_000) : null,
      averageQuantity: text(average),
      averageKwh: kwh(average, kwhOfUnit),
      category,
    }
  })
  await insert(tx, consumptionMonths, rows)
  await insert(tx, energyInformation, informationOf(now.getUTCFullYear() - 1))
}
