import * as z from 'zod/mini'
import { readingSources } from './meters.ts'
import { patterns } from './patterns.ts'
import { data, known, Month } from './primitives.ts'

/** Services whose use is measured. */
export const consumptionServices = ['heating', 'hot_water', 'cold_water', 'electricity', 'gas'] as const

/** Parts of a price. */
export const priceKinds = ['energy', 'network', 'metering', 'tax', 'levy'] as const

/** Who helps to save energy, and who settles disputes. */
export const contactKinds = ['advice', 'complaint'] as const

/** A quantity as decimal text with up to 4 places. Never a float. */
export const Quantity = z.string().check(z.regex(patterns.reading))

/** Use in the service's unit and, where the vendor knows it, in kilowatt-hours. */
export const Use = z.object({ quantity: Quantity, kwh: z.nullable(Quantity) })

/** Use of one service in one month (CNS-1). */
export const ConsumptionMonth = z.object({
  month: Month,
  quantity: Quantity,
  kwh: z.nullable(Quantity),
  readingSource: known(readingSources, 'other'),
  degreeDays: z.nullable(Quantity),
  average: z.nullable(Use),
})
export type ConsumptionMonth = z.infer<typeof ConsumptionMonth>

export const ServiceConsumption = z.object({
  service: known(consumptionServices, 'other'),
  unit: z.string(),
  category: z.nullable(z.string()),
  months: z.array(ConsumptionMonth),
})
export type ServiceConsumption = z.infer<typeof ServiceConsumption>

export const Fuel = z.object({ name: z.string(), percent: Quantity })

export const PriceComponent = z.object({
  kind: known(priceKinds, 'other'),
  name: z.string(),
  /** Decimal text with up to 6 places, because a kilowatt-hour costs parts of a cent. */
  price: z.string().check(z.regex(patterns.price)),
  currency: z.string(),
  per: z.string(),
})

export const EnergyContact = z.object({
  kind: known(contactKinds, 'other'),
  name: z.string(),
  website: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
})

/** What the law requires with a bill of a service (CNS-3). */
export const EnergyInformation = z.object({
  service: known(consumptionServices, 'other'),
  year: z.int(),
  fuelMix: z.array(Fuel),
  emissions: z.nullable(Quantity),
  priceComponents: z.array(PriceComponent),
  contacts: z.array(EnergyContact),
  howEstimated: z.nullable(z.string()),
})
export type EnergyInformation = z.infer<typeof EnergyInformation>

export const Consumption = z.object({
  services: z.array(ServiceConsumption),
  information: z.array(EnergyInformation),
})
export type Consumption = z.infer<typeof Consumption>
export const ConsumptionAnswer = data(Consumption)
