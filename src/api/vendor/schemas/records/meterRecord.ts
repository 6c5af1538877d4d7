import * as z from 'zod/mini'
import { meterReaders, meterTypes, readingSources } from '../../../schemas/meters.ts'
import { patterns } from '../../../schemas/patterns.ts'
import { RealDay } from '../../../schemas/primitives.ts'
import { described, RealMonth, record, SourceId, text } from '../values.ts'

const Reading = z.string().check(z.regex(patterns.reading))

export const MeterRecord = z.strictObject({
  ...record,
  contract: described('sourceId or number of the contract', SourceId),
  object: described('sourceId of an object of that contract', SourceId),
  number: described('Number on the meter, unique per vendor', text(50)),
  type: described('What it measures', z.enum(meterTypes)),
  unit: described('Unit of its readings, e.g. m³', text(20)),
  expiryDate: described(
    'Last day of the verification; afterwards readings are not accepted',
    z.optional(RealDay),
  ),
  readingSource: described(
    'remote: the meter sends its readings, and residents are not asked; resident: the resident reads it',
    z._default(z.enum(meterReaders), 'resident'),
  ),
  defaultValue: described('Minimum of the first reading', z._default(Reading, '0')),
})
export type MeterRecord = z.infer<typeof MeterRecord>

/** A meter’s reading of a month; it replaces what a resident declared for that month. */
export const ReadingRecord = z
  .strictObject({
    ...record,
    meter: described('sourceId or number of the meter', SourceId),
    month: described('Month of the reading', RealMonth),
    date: described('Day on which it was read', RealDay),
    valueFrom: described('Previous reading', Reading),
    valueTo: described('This reading', Reading),
    readingSource: described(
      'remote: sent by the meter; resident: read by the resident; estimated: calculated without a reading',
      z._default(z.enum(readingSources), 'resident'),
    ),
  })
  .check(z.refine(({ valueFrom, valueTo }) => Number(valueFrom) <= Number(valueTo), { path: ['valueTo'] }))
export type ReadingRecord = z.infer<typeof ReadingRecord>
