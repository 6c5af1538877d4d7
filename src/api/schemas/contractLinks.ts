import * as z from 'zod/mini'
import { PendingEmail } from './accounts.ts'
import { Email } from './auth.ts'
import { ContractNameBody } from './contracts.ts'
import { mailings } from './mailings.ts'
import { data, Id } from './primitives.ts'

/** An amount as text; a number with more than two places stays as it is, and is refused. */
const amountText = (amount: string | number): string => {
  const text = Number(amount).toFixed(2)
  return typeof amount === 'number' && Number(text) === amount ? text : String(amount)
}

/** Links a contract to the user: its number and its last invoice are the proof (CON-6). */
export const ContractLinkBody = z.object({
  /**
   * 1 Owner, 2 Tenant, 3 Co-owner, 4 Payer, 5 Other: the roles of a link form. Forms with another list send 0 for an
   * owner and 6 for other.
   */
  role: z.pipe(
    z.int().check(z.minimum(0), z.maximum(6)),
    z.transform(role => (role === 0 ? 1 : Math.min(role, 5))),
  ),
  agreementCode: z.string().check(z.trim(), z.minLength(1, 'validation.required'), z.maxLength(60)),
  invoiceNumber: z.string().check(z.trim(), z.minLength(1, 'validation.required'), z.maxLength(60)),
  /** Decimal text with two places, e.g. "48.20", or the same as a number. */
  invoiceAmount: z.pipe(
    z.union([z.string(), z.number()]),
    z.pipe(
      z.transform(amountText),
      z.string().check(
        z.minLength(1, 'validation.required'),
        z.regex(/^\d{1,12}\.\d{2}$/, 'validation.amount'),
        // At least one cent (section 5).
        z.refine(amount => /[1-9]|^$/.test(amount), 'validation.amount_small'),
      ),
    ),
  ),
  name: z.optional(ContractNameBody.shape.name),
  email: z.optional(Email),
})

/** A linked contract is verified once the link sent to its e-mail address is opened. */
export const LinkedContract = z.object({ contractId: Id, isVerified: z.boolean() })
export const ContractLinkAnswer = data(LinkedContract)

/** Four settings of a contract, initially off (CON-13). */
export const contractConsents = mailings

export const ContractConsents = z.object({
  billEmailDelivery: z.boolean(),
  newsletters: z.boolean(),
  transactionalEmail: z.boolean(),
  transactionalSms: z.boolean(),
})
export type ContractConsents = z.infer<typeof ContractConsents>

/** Settings to change; others stay. */
export const ContractConsentsBody = z.partial(ContractConsents)
export const ContractConsentsAnswer = data(ContractConsents)

/** E-mail address of a contract, and a new one that awaits confirmation. */
export const ContractEmail = z.object({ email: z.nullable(z.string()), pending: z.nullable(PendingEmail) })
export const ContractEmailAnswer = data(ContractEmail)

/** A person who has the contract in the account. */
export const ContractHolder = z.object({
  firstName: z.string(),
  lastName: z.string(),
  /** Role by its external name. */
  role: z.string(),
  /** False for a role with a vote that the vendor has not confirmed yet. */
  isConfirmed: z.boolean(),
  /** Whether it is the caller. */
  isSelf: z.boolean(),
})
export type ContractHolder = z.infer<typeof ContractHolder>
export const ContractHoldersAnswer = data(z.array(ContractHolder))
