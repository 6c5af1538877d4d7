import { monthBefore } from '../../src/api/rules/monthBefore.ts'
import { range } from '../../src/api/rules/range.ts'
import type { Consumption, EnergyInformation, ServiceConsumption } from '../../src/api/schemas/consumption.ts'
import type { Translate } from '../../src/i18n/TextsContext.ts'
import type { ConsumptionViewProps } from './types.ts'

const nothing = () => undefined

const degreeDays = ['283', '118', '12', '4', '21', '137', '276', '488', '561', '633', '549', '421']

const heating: ServiceConsumption = {
  service: 'heating',
  unit: 'MWh',
  category: 'Two-room flats in renovated houses',
  months: range(24).map(age => ({
    month: monthBefore('2026-10', age),
    quantity: (0.21 + Number(degreeDays[age % 12]) / 700 + (age % 5) / 40).toFixed(4),
    kwh: (210 + Number(degreeDays[age % 12]) / 0.7 + (age % 5) * 25).toFixed(4),
    readingSource: age === 3 ? 'estimated' : 'remote',
    degreeDays: String(Number(degreeDays[age % 12]) + (age > 11 ? 15 : 0)),
    average: { quantity: '0.5920', kwh: '592.0000' },
  })),
}

const coldWater: ServiceConsumption = {
  service: 'cold_water',
  unit: 'm³',
  category: 'Two-room flats in renovated houses',
  months: range(3).map(age => ({
    month: monthBefore('2026-10', age),
    quantity: (4 - age / 2).toFixed(4),
    kwh: null,
    readingSource: age === 0 ? 'estimated' : 'resident',
    degreeDays: null,
    average: { quantity: '3.2000', kwh: null },
  })),
}

const information: EnergyInformation = {
  service: 'heating',
  year: 2025,
  fuelMix: [
    { name: 'Biomass', percent: '71.5' },
    { name: 'Natural gas', percent: '20.3' },
    { name: 'Waste heat', percent: '8.2' },
  ],
  emissions: '52.4000',
  priceComponents: [
    { kind: 'energy', name: 'Heat', price: '0.0612', currency: 'EUR', per: 'kWh' },
    { kind: 'network', name: 'Transmission', price: '0.0148', currency: 'EUR', per: 'kWh' },
    { kind: 'metering', name: 'Meters and billing', price: '1.25', currency: 'EUR', per: 'month' },
    { kind: 'levy', name: 'Carbon levy', price: '0.003125', currency: 'EUR', per: 'kWh' },
    { kind: 'tax', name: 'Value added tax', price: '0.0071', currency: 'EUR', per: 'kWh' },
  ],
  contacts: [
    {
      kind: 'advice',
      name: 'Energijos taupymo konsultacijos',
      website: 'https://patarimai.example/',
      phone: null,
      email: 'klausk@patarimai.example',
    },
    {
      kind: 'complaint',
      name: 'Vartotojų ginčų tarnyba',
      website: 'https://gincai.example/',
      phone: '+370 5 555 0190',
      email: null,
    },
  ],
  howEstimated: 'Without a reading we take the average of your last three months.',
}

const water: EnergyInformation = {
  ...information,
  service: 'cold_water',
  fuelMix: [],
  emissions: null,
  priceComponents: [],
}

const data: Consumption = { services: [heating, coldWater], information: [information, water] }

const base: ConsumptionViewProps = {
  panel: { kind: 'ready', data },
  service: undefined,
  onService: nothing,
  onRetry: nothing,
}
const ready = (services: readonly ServiceConsumption[], rest: Partial<ConsumptionViewProps> = {}) => ({
  ...base,
  ...rest,
  panel: { kind: 'ready' as const, data: { services: [...services], information: [] } },
})

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (t: Translate): Readonly<Record<string, ConsumptionViewProps>> => ({
  heating: base,
  estimated: { ...base, service: 'cold_water' },
  'one service, first month': ready([{ ...heating, category: null, months: heating.months.slice(0, 1) }]),
  'nothing known': ready([]),
  loading: { ...base, panel: { kind: 'loading', slow: false } },
  slow: { ...base, panel: { kind: 'loading', slow: true } },
  failed: { ...base, panel: { kind: 'failed', text: t('shared:errors.internal'), reference: '5f2c91ae' } },
  offline: { ...base, loadedAt: '14:05' },
})
