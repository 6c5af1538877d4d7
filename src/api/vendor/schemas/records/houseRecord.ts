import * as z from 'zod/mini'
import { Money } from '../../../schemas/primitives.ts'
import { Code, Currency, Email, RealMonth, record, SourceId, text, whole } from '../values.ts'

/** A building with its manager, service companies and funds. */
export const HouseRecord = z.strictObject({
  ...record,
  organization: SourceId,
  address: text(300),
  manager: z.optional(
    z.strictObject({
      name: z.optional(text(200)),
      phone: z.optional(text(50)),
      email: z.optional(Email),
      hours: z.optional(text(200)),
    }),
  ),
  /** Weekdays of stairwell cleaning: 1 is Monday, 7 is Sunday. */
  cleaningWeekdays: z._default(z.array(whole(1, 7)).check(z.maxLength(7)), []),
  services: z._default(
    z
      .array(z.strictObject({ service: Code, provider: text(200), phone: z.optional(text(50)) }))
      .check(z.maxLength(50)),
    [],
  ),
  /** Balance of the fund at the end of each month. */
  funds: z._default(
    z
      .array(z.strictObject({ month: RealMonth, balance: Money, currency: z._default(Currency, 'EUR') }))
      .check(z.maxLength(600)),
    [],
  ),
})
export type HouseRecord = z.infer<typeof HouseRecord>
