import * as z from 'zod/mini'
import { RealDay } from '../../../schemas/primitives.ts'
import { Currency, PositiveMoney, record, text } from '../values.ts'

export const OfferRecord = z
  .strictObject({
    ...record,
    title: text(300),
    summary: text(1000),
    /** HTML; everything but simple formatting is removed. */
    body: text(100_000),
    provider: text(200),
    /** Absent if the price varies. */
    price: z.optional(PositiveMoney),
    currency: z._default(Currency, 'EUR'),
    startsOn: RealDay,
    endsOn: RealDay,
  })
  .check(z.refine(({ startsOn, endsOn }) => startsOn <= endsOn, { path: ['endsOn'] }))
export type OfferRecord = z.infer<typeof OfferRecord>
