import * as z from 'zod/mini'
import { OfferAnswer, OffersAnswer, OffersQuery, OrderAnswer, OrderBody } from '../schemas/offers.ts'
import { IdText } from '../schemas/primitives.ts'
import { endpoint } from './endpoint.ts'

export const offers = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'offers',
  access: 'user',
  summary: 'Special offers (OFF-1)',
  query: OffersQuery,
  answer: OffersAnswer,
  errors: ['not_found'],
})

export const offer = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'offers/{offer}',
  access: 'user',
  summary: 'One offer',
  params: z.object({ offer: IdText }),
  answer: OfferAnswer,
})

export const orderOffer = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'offers/{offer}/orders',
  access: 'user',
  summary: 'Orders an offer for a contract; a second order of the same answers the first',
  params: z.object({ offer: IdText }),
  body: OrderBody,
  answer: OrderAnswer,
  successes: [201, 200],
  errors: ['offer_ended'],
})
