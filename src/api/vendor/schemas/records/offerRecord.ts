import * as z from 'zod/mini'
import { RealDay } from '../../../schemas/primitives.ts'
import { Currency, described, PositiveMoney, record, text } from '../values.ts'

export const OfferRecord = z
  .strictObject({
    ...record,
    title: described('Title', text(300)),
    summary: described('Text in the list', text(1000)),
    body: described('HTML; everything but simple formatting is removed', text(100_000)),
    provider: described('Company that makes the offer', text(200)),
    price: described('Price; absent if it varies', z.optional(PositiveMoney)),
    currency: described('Currency of the price (ISO 4217)', z._default(Currency, 'EUR')),
    startsOn: described('First day', RealDay),
    endsOn: described('Last day', RealDay),
  })
  .check(z.refine(({ startsOn, endsOn }) => startsOn <= endsOn, { path: ['endsOn'] }))
export type OfferRecord = z.infer<typeof OfferRecord>
