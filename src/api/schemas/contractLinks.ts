import * as z from 'zod/mini'
import { Email } from './auth.ts'
import { ContractNameBody } from './contracts.ts'
import { mailings } from './mailings.ts'
import { data, Id, Moment } from './primitives.ts'

/** Links a contract to the user: its number and its last invoice are the proof (CON-6). */
export const ContractLinkBody = z.object({
  /** 1 Owner, 2 Tenant, 3 Co-owner, 4 Payer, 5 Other: the roles of a link form. */
  role: z.int().check(z.minimum(1), z.maximum(5)),
  agreementCode: z.string().check(z.trim(), z.minLength(1, 'validation.required'), z.maxLength(60)),
  invoiceNumber: z.string().check(z.trim(), z.minLength(1, 'validation.required'), z.maxLength(60)),
  invoiceAmount: z.string().check(
    z.minLength(1, 'validation.required'),
    z.regex(/^\d{1,12}\.\d{2}$/, 'validation.amount'),
    // At least one cent (section 5).
    z.refine(amount => /[1-9]|^$/.test(amount), 'validation.amount_small'),
  ),
  name: z.optional(ContractNameBody.shape.name),
  email: z.optional(Email),
})

/** A linked contract is verified once the link sent to its e-mail address is opened. */
export const ContractLinkAnswer = data(z.object({ contractId: Id, isVerified: z.boolean() }))

/** Four settings of a contract, initially off (CON-13). */
export const contractConsents = mailings

const ContractConsents = z.object({
  billEmailDelivery: z.boolean(),
  newsletters: z.boolean(),
  transactionalEmail: z.boolean(),
  transactionalSms: z.boolean(),
})

/** Settings to change; others stay. */
export const ContractConsentsBody = z.partial(ContractConsents)
export const ContractConsentsAnswer = data(ContractConsents)

/** E-mail address of a contract, and a new one that awaits confirmation. */
export const ContractEmailAnswer = data(
  z.object({
    email: z.nullable(z.string()),
    pending: z.nullable(z.object({ id: Id, email: z.string(), expiresAt: Moment })),
  }),
)
