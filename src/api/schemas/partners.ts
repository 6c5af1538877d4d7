import * as z from 'zod/mini'
import { patterns } from './patterns.ts'
import { serviceNumber } from './payments.ts'
import { data, known, Moment, Money, Slug } from './primitives.ts'

/** Capabilities of a partner's page for users without an account. */
export const partnerCapabilities = ['card-payment', 'client-form'] as const
export type PartnerCapability = (typeof partnerCapabilities)[number]

/** Publishable key, which is public in a partner's page. */
export const PublishableKey = z.string().check(z.regex(patterns.publishableKey))

export const PartnerAccessQuery = z.object({
  key: PublishableKey,
  capability: z.optional(z.enum(partnerCapabilities)),
})

/** Owner and capabilities of a key. */
export const PartnerAccess = z.object({
  name: z.string(),
  vendor: Slug,
  capabilities: z.array(z.string()),
})
export const PartnerAccessAnswer = data(PartnerAccess)

/** A payment as the partner's server fixes it: the page cannot change any of it. */
export const PaymentSessionBody = z.object({ ...serviceNumber, amount: Money })

/**
 * `open` may be paid, `pending` is under way, `paid`, `refunded` and `expired` are over. A payment is refunded in full if its
 * bill was paid elsewhere meanwhile, or by the vendor.
 */
export const PaymentSession = z.object({
  id: z.string(),
  service: z.string(),
  reference: z.string(),
  amount: Money,
  currency: z.string(),
  state: known(['open', 'pending', 'paid', 'refunded', 'expired'], 'pending'),
  /** Id of the latest payment. */
  payment: z.nullable(z.string()),
  expiresAt: Moment,
})
export type PaymentSession = z.infer<typeof PaymentSession>
export const PaymentSessionAnswer = data(PaymentSession)
