import * as z from 'zod/mini'
import { patterns } from './patterns.ts'
import { Day, data, Id, IdText, known, Moment, Month, Reference } from './primitives.ts'

export const meterTypes = [
  'hot_water',
  'garbage',
  'electricity',
  'gas',
  'heating',
  'cold_water',
  'heating_accounting',
  'cold_water_wo_sewerage',
  'hot_water_heating',
  'hot_water_input',
] as const

/** How a value came about: a meter that sends it, the resident, or a calculation without a reading. */
export const readingSources = ['remote', 'resident', 'estimated'] as const

/** Who reads a meter: the vendor, from afar, or the resident. */
export const meterReaders = ['remote', 'resident'] as const

/** A meter's value as decimal text with up to 4 places, 0 to 99999999.9999 (MET-2). Never a float. */
export const Reading = z.string().check(z.regex(patterns.reading, 'validation.meter_value'))

export const LatestReading = z.object({ valueTo: Reading, date: Day })
export const DeclaredReading = z.object({ valueTo: Reading, at: Moment, hasPhoto: z.boolean() })

export const Meter = z.object({
  id: Id,
  number: z.string(),
  type: known(meterTypes, 'other'),
  unit: z.string(),
  objectId: Id,
  /** Last day of its verification; afterwards readings are not accepted (MET-5). */
  expiryDate: z.nullable(Day),
  /** By the server's clock in the vendor's time zone. */
  isExpired: z.boolean(),
  latestMeterReading: z.nullable(LatestReading),
  /** Minimum of the first reading. */
  defaultValue: Reading,
  /** Value declared in the open window, if any. */
  declared: z.nullable(DeclaredReading),
  /** Absent from back ends that do not know. A remotely read meter takes no reading (CNS-4). */
  readingSource: z.optional(known(meterReaders, 'other')),
  /** The latest twelve uses, newest first. Absent while no readings are taken, and from back ends that do not say them. */
  recentUses: z.optional(z.array(Reading)),
})
export type Meter = z.infer<typeof Meter>

export const MetersQuery = z.object({
  objectId: z.optional(IdText),
})

export const MetersAnswer = data(z.array(Meter))

/** One declared period of a meter: start, end and difference. */
export const MeterReading = z.object({
  id: Id,
  meterId: Id,
  number: z.string(),
  type: known(meterTypes, 'other'),
  unit: z.string(),
  objectId: Id,
  /** Day of the declaration. */
  date: Day,
  /** Month it counts for; the window opens at its end. */
  month: Month,
  valueFrom: Reading,
  valueTo: Reading,
  difference: Reading,
  /** Whether the current user attached a photo; nobody else sees it. */
  hasPhoto: z.boolean(),
  /** Absent from back ends that do not know. */
  readingSource: z.optional(known(readingSources, 'other')),
})
export type MeterReading = z.infer<typeof MeterReading>

export const MeterHistoryAnswer = data(z.array(MeterReading))

/** A declaration: `valueTo` as text; a JSON number is accepted if 4 places represent it exactly. */
export const DeclarationBody = z.object({
  meterId: Id,
  valueTo: z.pipe(z.union([z.string(), z.number()]), z.pipe(z.transform(String), Reading)),
  /** An upload that shows the meter. */
  photo: z.optional(Reference),
})

export const Declaration = z.object({
  meterId: Id,
  valueFrom: Reading,
  valueTo: Reading,
  difference: Reading,
  at: Moment,
  hasPhoto: z.boolean(),
})
export const DeclarationAnswer = data(Declaration)

/** The window for declaring, by the server's clock: from the 28th to the deadline day of the next month (MET-5). */
export const DeclarationPeriod = z.object({
  isOpen: z.boolean(),
  opensAt: Moment,
  /** First moment after the window. */
  closesAt: Moment,
  deadlineDay: z.int().check(z.minimum(1), z.maximum(27)),
  now: Moment,
})
export const DeclarationPeriodAnswer = data(DeclarationPeriod)

export const DeclarationsAvailable = z.object({ available: z.boolean() })
export const DeclarationsAvailableAnswer = data(DeclarationsAvailable)
