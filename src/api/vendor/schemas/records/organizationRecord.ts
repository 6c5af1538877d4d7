import * as z from 'zod/mini'
import { isIban } from '../../../rules/iban.ts'
import { Code, Email, Flag, record, text } from '../values.ts'

/** A company of the vendor, which has contracts and is paid. */
export const OrganizationRecord = z.strictObject({
  ...record,
  name: text(200),
  /** Number in the register of companies. */
  code: Code,
  address: text(300),
  email: Email,
  bank: text(100),
  iban: text(42).check(z.refine(isIban)),
  isPayServiceEnabled: z._default(Flag, false),
  liveChat: z._default(Flag, false),
})
export type OrganizationRecord = z.infer<typeof OrganizationRecord>
