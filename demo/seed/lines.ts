import type { ServiceCode } from '../../server/modules/invoices/serviceNames.ts'
import type { Random } from './random.ts'

export interface Line {
  readonly serviceCode: ServiceCode
  readonly amountCents: number
}

/** The data of a flat that its bills depend on. */
export interface Flat {
  readonly squareMetres: number
  readonly people: number
  readonly organizationId: number
}

/** Heating of each month relative to a cold January, January first. */
const heatingOfMonth = [1, 0.94, 0.72, 0.38, 0, 0, 0, 0, 0, 0.36, 0.66, 0.91]

const cents = (amount: number) => Math.round(amount)

/** The costs of a flat for a month, by service. */
export function monthlyLines(flat: Flat, month: number, random: Random): readonly Line[] {
  const { squareMetres, people, organizationId } = flat
  const sway = () => random.int(85, 118) / 100
  const heat = heatingOfMonth[month - 1] ?? 0
  const heating: Line = { serviceCode: 'heating', amountCents: cents(squareMetres * 148 * heat * sway()) }
  const hotWater: Line = { serviceCode: 'hot_water', amountCents: cents(people * 905 * sway()) }
  const circulation: Line = { serviceCode: 'hot_water_circulation', amountCents: 743 }
  const coldWater: Line = { serviceCode: 'cold_water', amountCents: cents(people * 612 * sway()) }
  const house: readonly Line[] = [
    { serviceCode: 'management_fee', amountCents: cents(squareMetres * 7.2) },
    { serviceCode: 'technical_maintenance', amountCents: cents(squareMetres * 5.4) },
    { serviceCode: 'cleaning', amountCents: cents(squareMetres * 6.1) },
    { serviceCode: 'savings_fund', amountCents: cents(squareMetres * 5) },
    { serviceCode: 'electricity_common', amountCents: cents(squareMetres * 1.4 * sway()) },
    { serviceCode: 'waste', amountCents: cents(people * 215) },
  ]
  const extras: readonly Line[] = [
    { serviceCode: 'lift', amountCents: 284 },
    { serviceCode: 'intercom', amountCents: 95 },
  ]
  const meters: Line = { serviceCode: 'meter_service', amountCents: 120 }
  // Heat suppliers and waterworks bill only their own service.
  const lines =
    organizationId === 3 || organizationId === 10
      ? [heating, hotWater, circulation]
      : organizationId === 7
        ? [coldWater, meters]
        : [...house, heating, hotWater, circulation, coldWater, ...(squareMetres > 50 ? extras : [])]
  return lines.filter(({ amountCents }) => amountCents > 0)
}
