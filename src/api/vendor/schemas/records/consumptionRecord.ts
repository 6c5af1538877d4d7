import * as z from 'zod/mini'
import { consumptionServices, contactKinds, priceKinds } from '../../../schemas/consumption.ts'
import { readingSources } from '../../../schemas/meters.ts'
import { patterns } from '../../../schemas/patterns.ts'
import {
  Currency,
  described,
  EmailAddress,
  localizedText,
  RealMonth,
  record,
  SourceId,
  text,
  WebAddress,
  whole,
} from '../values.ts'

const Quantity = z.string().check(z.regex(patterns.reading))
const service = described('What is used', z.enum(consumptionServices))

export const AverageUseRecord = z.strictObject({
  quantity: described('Use of the average user in the unit of the record', Quantity),
  kwh: described('The same in kilowatt-hours', z.optional(Quantity)),
})

export const UserCategory = localizedText(200)

/** What a contract used of one service in one month. */
export const ConsumptionRecord = z
  .strictObject({
    ...record,
    contract: described('sourceId or number of the contract', SourceId),
    service,
    month: described('Month of the use; one record for each contract, service and month', RealMonth),
    unit: described('Unit of the quantities, e.g. MWh', text(20)),
    quantity: described('Use in this unit', Quantity),
    kwh: described('The same use in kilowatt-hours', z.optional(Quantity)),
    readingSource: described(
      'remote: sent by the meter; resident: read by the resident; estimated: calculated without a reading',
      z.enum(readingSources),
    ),
    degreeDays: described(
      'Heating degree days of the month at the place; with those of the year before, the use of that year is corrected',
      z.optional(Quantity),
    ),
    average: described(
      'Use of the average or benchmarked user of the same category',
      z.optional(AverageUseRecord),
    ),
    category: described('Who is compared, in each language', z.optional(UserCategory)),
  })
  .check(
    z.refine(({ average, category }) => average === undefined || category !== undefined, {
      path: ['category'],
    }),
  )
export type ConsumptionRecord = z.infer<typeof ConsumptionRecord>

export const FuelName = localizedText(100)

export const FuelRecord = z.strictObject({
  name: described('The fuel, in each language', FuelName),
  percent: described('Its share of the energy in percent', Quantity),
})

export const PriceComponentName = localizedText(200)

export const PriceComponentRecord = z.strictObject({
  kind: described('What it pays for', z.enum(priceKinds)),
  name: described('Its name, in each language', PriceComponentName),
  price: described('Price of a unit with up to 6 decimal places', z.string().check(z.regex(patterns.price))),
  currency: described('Currency (ISO 4217)', z._default(Currency, 'EUR')),
  per: described('The unit, e.g. kWh', text(20)),
})

export const EnergyContactRecord = z.strictObject({
  kind: described(
    'advice: energy agency or consumer organization; complaint: settles disputes',
    z.enum(contactKinds),
  ),
  name: described('Name of the body', text(200)),
  website: described('Its web address', z.optional(WebAddress)),
  phone: described('Its telephone', z.optional(text(50))),
  email: described('Its e-mail address', z.optional(EmailAddress)),
})

export const EstimateExplanation = localizedText(1000)

/** Percent of 100 shares: rounding may miss a whole by a little. */
const isWhole = (fuels: readonly { readonly percent: string }[]) => {
  const sum = fuels.reduce((total, { percent }) => total + Math.round(Number(percent) * 10_000), 0)
  return fuels.length === 0 || Math.abs(sum - 1_000_000) <= 10_000
}

/** What the law requires with the bills of an organization for one service and year. */
export const EnergyInformationRecord = z.strictObject({
  ...record,
  organization: described('sourceId of the organization', SourceId),
  service,
  year: described('Year of the fuel mix and the emissions', whole(2000, 2100)),
  fuelMix: described(
    'Fuels that the energy came from; their shares add up to 100 percent',
    z._default(z.array(FuelRecord).check(z.maxLength(30), z.refine(isWhole)), []),
  ),
  emissions: described('Greenhouse gases in grams of CO2 equivalent per kilowatt-hour', z.optional(Quantity)),
  priceComponents: described(
    'What the price is made of, taxes and levies included',
    z._default(z.array(PriceComponentRecord).check(z.maxLength(50)), []),
  ),
  contacts: described(
    'Whom to ask about saving energy, and where to complain',
    z._default(z.array(EnergyContactRecord).check(z.maxLength(20)), []),
  ),
  howEstimated: described(
    'How use is calculated where there is no reading, in each language',
    z.optional(EstimateExplanation),
  ),
})
export type EnergyInformationRecord = z.infer<typeof EnergyInformationRecord>
