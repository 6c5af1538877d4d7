import * as z from 'zod/mini'
import { Money } from '../../../schemas/primitives.ts'
import {
  Code,
  Currency,
  described,
  EmailAddress,
  RealMonth,
  record,
  SourceId,
  text,
  whole,
} from '../values.ts'

export const ManagerRecord = z.strictObject({
  name: described('Name', z.optional(text(200))),
  phone: described('Telephone number', z.optional(text(50))),
  email: described('E-mail address', z.optional(EmailAddress)),
  hours: described('When they can be reached', z.optional(text(200))),
})

export const HouseServiceRecord = z.strictObject({
  service: described('Code of the service', Code),
  provider: described('Name of the company', text(200)),
  phone: described('Its telephone number', z.optional(text(50))),
})

export const FundRecord = z.strictObject({
  month: described('Month', RealMonth),
  balance: described('Balance', Money),
  currency: described('Currency (ISO 4217)', z._default(Currency, 'EUR')),
})

/** A building with its manager, service companies and funds. */
export const HouseRecord = z.strictObject({
  ...record,
  organization: described('sourceId of the organization', SourceId),
  address: described('Address of the building', text(300)),
  manager: described('Who manages the building', z.optional(ManagerRecord)),
  cleaningWeekdays: described(
    'Weekdays of stairwell cleaning: 1 is Monday, 7 is Sunday',
    z._default(z.array(whole(1, 7)).check(z.maxLength(7)), []),
  ),
  services: described(
    'Companies that work in the building',
    z._default(z.array(HouseServiceRecord).check(z.maxLength(50)), []),
  ),
  funds: described(
    'Balance of the fund of the building at the end of each month',
    z._default(z.array(FundRecord).check(z.maxLength(600)), []),
  ),
})
export type HouseRecord = z.infer<typeof HouseRecord>
