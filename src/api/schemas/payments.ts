import * as z from 'zod/mini'
import { Email } from './auth.ts'
import { data, Id, known, Moment, Money, ReturnUrl, Slug } from './primitives.ts'

const paymentStates = ['pending', 'success', 'failed'] as const

/** A payment method: a bank or a card. The fee is known before the start. */
export const PaymentMethod = z.object({
  /** Value of `bank` in the body that starts a payment; "card" for cards. */
  code: z.string(),
  type: known(['bank', 'card'], 'other'),
  title: z.string(),
  logo: z.nullable(z.string()),
  fee: Money,
  currency: z.string(),
  /**
   * The provider's page with card fields, for a frame; it answers a card token by postMessage. Null if the provider asks
   * for the card on its own page.
   */
  cardFrameUrl: z.nullable(z.string()),
  /** Whether the contract's last bill was paid by it; it is the first of the list then. */
  wasUsed: z.optional(z.boolean()),
  /** Codes of the services that it pays; absent if it pays all of the list. */
  services: z.optional(z.array(z.string())),
})
export type PaymentMethod = z.infer<typeof PaymentMethod>

export const PaymentMethodsAnswer = data(z.array(PaymentMethod))

/** Payment method and return URL. Texts are not restricted, because the server's error codes say what is wrong. */
const choice = {
  type: z.string().check(z.maxLength(40)),
  bank: z.optional(z.string().check(z.maxLength(40))),
  cardToken: z.optional(z.string().check(z.maxLength(200))),
  returnUrl: ReturnUrl,
}

/**
 * Starts a payment of an invoice. Currency and payee come from the invoice, never from here, and so does the amount
 * unless a part is paid. Without an invoice they are the organization's.
 */
export const PaymentBody = z.object({
  /** Null to pay in advance of a bill (BIL-14). */
  invoiceId: z.nullable(Id),
  ...choice,
  /** The amount that the user saw, refused if it has changed; of a payment in advance, what is paid. */
  amount: z.optional(Money),
  /** Less than what is due, where the vendor allows parts (BIL-13). */
  part: z.optional(Money),
})

/** The method by which something is paid. */
export const UsedMethod = z.object({ type: known(['bank', 'card'], 'other'), title: z.string() })

export const Payment = z.object({
  id: z.string(),
  state: known(paymentStates, 'pending'),
  /** Whether the user has approved and the provider still has to confirm. */
  isConfirming: z.boolean(),
  /** The invoice that it pays; absent without an account, in advance, and from back ends that do not say. */
  invoiceId: z.optional(Id),
  /** Whether it is paid in advance of a bill (BIL-14); absent if not. */
  isAdvance: z.optional(z.boolean()),
  amount: Money,
  fee: Money,
  currency: z.string(),
  createdAt: Moment,
  /** When the provider confirmed it; null while it has not. */
  paidAt: z.optional(z.nullable(Moment)),
  /** How it is paid. */
  method: z.optional(UsedMethod),
  /** Where the user continues, while the provider waits. */
  redirectUrl: z.nullable(z.string()),
  /** Why it failed: a code of `errors.*`. */
  failure: z.nullable(z.string()),
  /** Total given back to the payer; absent if none. */
  refunded: z.optional(Money),
})
export type Payment = z.infer<typeof Payment>
export const PaymentAnswer = data(Payment)

/** A provider's webhook event. Each provider has its own; the adapter of its name reads it. */
export const PaymentWebhookBody = z.record(z.string(), z.unknown())

/** A service that can be paid for by anyone with its number (CRD-1). */
export const CardPaymentService = z.object({
  code: z.string(),
  title: z.string(),
  vendor: Slug,
  referenceHint: z.string(),
})
export const CardPaymentServicesAnswer = data(z.array(CardPaymentService))

/** What is paid for: a service and the payer's number there. */
export const serviceNumber = {
  service: z.string().check(z.minLength(1, 'validation.required'), z.maxLength(60)),
  reference: z.string().check(z.trim(), z.minLength(1, 'validation.required'), z.maxLength(60)),
}

/** The amount that the payer typed: the answer repeats it if it is what is open, and tells nothing otherwise. */
export const CardPaymentBillQuery = z.object({ ...serviceNumber, amount: z.optional(Money) })

export const CardPaymentBody = z.object({
  ...serviceNumber,
  payerName: z.string().check(z.trim(), z.minLength(2, 'validation.name_short'), z.maxLength(255)),
  email: Email,
  amount: Money,
  ...choice,
  /** Publishable key of the page's partner. */
  partner: z.optional(z.string().check(z.maxLength(100))),
  /** What the partner's server fixed; service, reference and amount have to be its own then. */
  session: z.optional(z.string().check(z.maxLength(100))),
})

/** The typed amount if it is what a bill of the number leaves open, else null. */
export const CardPaymentBill = z.object({ amount: z.nullable(Money), currency: z.string() })
export const CardPaymentBillAnswer = data(CardPaymentBill)
