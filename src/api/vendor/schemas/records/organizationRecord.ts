import * as z from 'zod/mini'
import { isIban } from '../../../rules/iban.ts'
import { Code, described, EmailAddress, record, text, WebAddress, YesNo } from '../values.ts'

export const AutomaticPaymentRecord = z.strictObject({
  bank: described('Name of the bank', text(100)),
  supplier: described('Name under which the bank lists the organization', text(200)),
  website: described('Page of the bank where automatic payment is set up', z.optional(WebAddress)),
})

/** A company of the vendor, which has contracts and is paid. */
export const OrganizationRecord = z.strictObject({
  ...record,
  name: described('Name that residents see', text(200)),
  code: described('Number in the register of companies', Code),
  address: described('Postal address, printed on bills', text(300)),
  email: described('Address that residents write to', EmailAddress),
  bank: described('Name of the bank', text(100)),
  iban: described('Account that residents pay to', text(42).check(z.refine(isIban))),
  accountHolder: described(
    'Holder of that account as the bank has the name, which banks compare; the name without it',
    z.optional(text(70)),
  ),
  automaticPayments: described(
    'Banks that pay each bill by themselves; the customer code is the number of the contract',
    z._default(z.array(AutomaticPaymentRecord).check(z.maxLength(20)), []),
  ),
  isPayServiceEnabled: described(
    'Whether residents can pay the organization here, by bill or by service; it also needs an account at a payment provider',
    z._default(YesNo, false),
  ),
  liveChat: described('Whether residents can chat with the organization', z._default(YesNo, false)),
})
export type OrganizationRecord = z.infer<typeof OrganizationRecord>
