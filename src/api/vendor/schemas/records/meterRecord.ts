import * as z from 'zod/mini'
import { meterTypes } from '../../../schemas/meters.ts'
import { patterns } from '../../../schemas/patterns.ts'
import { RealDay } from '../../../schemas/primitives.ts'
import { RealMonth, record, SourceId, text } from '../values.ts'

const Reading = z.string().check(z.regex(patterns.reading))

export const MeterRecord = z.strictObject({
  ...record,
  contract: SourceId,
  /** An object of that contract. */
  object: SourceId,
  /** Unique per vendor. */
  number: text(50),
  type: z.enum(meterTypes),
  unit: text(20),
  /** Last day of the verification; afterwards readings are not accepted. */
  expiryDate: z.optional(RealDay),
  /** Minimum of the first reading. */
  defaultValue: z._default(Reading, '0'),
})
export type MeterRecord = z.infer<typeof MeterRecord>

/** A meter’s reading of a month; it replaces what a resident declared for that month. */
export const ReadingRecord = z
  .strictObject({
    ...record,
    meter: SourceId,
    month: RealMonth,
    date: RealDay,
    valueFrom: Reading,
    valueTo: Reading,
  })
  .check(z.refine(({ valueFrom, valueTo }) => Number(valueFrom) <= Number(valueTo), { path: ['valueTo'] }))
export type ReadingRecord = z.infer<typeof ReadingRecord>
