import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { Day, data, Id, IdText, Moment, Money, page, pageQuery } from './primitives.ts'

/** A special offer of a vendor (OFF-1). `price` is null if it varies. */
export const Offer = z.object({
  id: Id,
  /** Vendor whose contracts can order it. */
  organizationGroupId: Id,
  title: z.string(),
  summary: z.string(),
  price: z.nullable(Money),
  currency: z.string(),
  endsOn: Day,
  isRead: z.boolean(),
})
export type Offer = z.infer<typeof Offer>
export const OffersAnswer = page(Offer)
export const OffersQuery = z.object({ ...pageQuery, contractId: z.optional(IdText) })

export const OfferDetail = z.extend(Offer, {
  /** HTML, cleaned like a message's. */
  body: z.string(),
  provider: z.string(),
  /** Time of the latest order by the user's contracts. */
  orderedAt: z.nullable(Moment),
})
export type OfferDetail = z.infer<typeof OfferDetail>
export const OfferAnswer = data(OfferDetail)

/** An order for one of the user's contracts. */
export const OrderBody = z.object({
  contractId: Id,
  comment: z.optional(
    z.string().check(z.trim(), z.maxLength(limits.taskMessage.max, 'validation.message_long')),
  ),
})
export const OfferOrder = z.object({ id: Id, offerId: Id, at: Moment })
export const OrderAnswer = data(OfferOrder)
