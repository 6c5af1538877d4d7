import { eq } from 'drizzle-orm'
import { enforceRateLimit } from '../../http/enforceRateLimit.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { idempotencyKeyOf, withIdempotencyKey } from '../../http/idempotency.ts'
import type { Services } from '../../Services.ts'
import {
  createPaymentSession,
  findPaymentSession,
  paymentSessionAnswer,
} from '../payments/paymentSessions.ts'
import { vendors } from '../vendors/tables.ts'
import { partnerOfPage } from './partnerOfPage.ts'

/** Partners: their keys and payment sessions (CRD-1). */
export function partnersRoutes(services: Services): Routes['partners'] {
  const { database, clock } = services
  const { queries } = database

  const find = async (id: string) => {
    const row = await findPaymentSession(queries, id)
    if (!row) throw new HttpError('not_found')
    return row
  }

  return {
    async partnerAccess({ query: { key, capability }, request }) {
      const { partner } = await partnerOfPage(services, { publishableKey: key }, request, capability)
      const [vendor] = await queries.select().from(vendors).where(eq(vendors.id, partner.vendorId))
      if (!vendor) throw new HttpError('partner_key_unknown')
      return { data: { name: partner.name, vendor: vendor.slug, capabilities: [...partner.capabilities] } }
    },

    async createPaymentSession({ partner, body, request, address, answerWith }) {
      const limit = { perAccount: 600, perAddress: 600, windowSeconds: 15 * 60 }
      await enforceRateLimit(services, {
        action: 'payment-session',
        account: String(partner.id),
        address,
        ...limit,
      })
      const scope = `payment session partner ${partner.id}`
      const id = await withIdempotencyKey(
        services,
        { scope, key: idempotencyKeyOf(request), request: body },
        tx => createPaymentSession(tx, partner, body, clock()),
      )
      const { session, order } = await find(id)
      answerWith(201)
      return { data: paymentSessionAnswer(session, order, clock()) }
    },

    async partnerPaymentSession({ partner, params }) {
      const { session, order } = await find(params.session)
      if (session.partnerId !== partner.id) throw new HttpError('not_found')
      return { data: paymentSessionAnswer(session, order, clock()) }
    },

    async paymentSession({ params, request }) {
      const { session, order } = await find(params.session)
      await partnerOfPage(services, { id: session.partnerId }, request, 'card-payment')
      return { data: paymentSessionAnswer(session, order, clock()) }
    },
  }
}
