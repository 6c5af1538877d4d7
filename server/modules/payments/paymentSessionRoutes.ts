import type { CoreServices } from '../../http/CoreServices.ts'
import { enforceRateLimit } from '../../http/enforceRateLimit.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { idempotencyKeyOf, withIdempotencyKey } from '../../http/idempotency.ts'
import { partnerOfPage } from '../partners/partnerOfPage.ts'
import { createPaymentSession, findPaymentSession, paymentSessionAnswer } from './paymentSessions.ts'

/** Payment sessions, which partners' servers create (CRD-1). */
export function paymentSessionRoutes(
  services: CoreServices,
): Pick<Routes['partners'], 'createPaymentSession' | 'partnerPaymentSession' | 'paymentSession'> {
  const { database, clock } = services
  const { queries } = database

  const find = async (id: string, partnerId?: number) => {
    const row = await findPaymentSession(queries, id, partnerId)
    if (!row) throw new HttpError('not_found')
    return row
  }

  return {
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
      const { session, order } = await find(params.session, partner.id)
      return { data: paymentSessionAnswer(session, order, clock()) }
    },

    async paymentSession({ params, request }) {
      const { session, order } = await find(params.session)
      await partnerOfPage(services, { id: session.partnerId }, request, 'card-payment')
      return { data: paymentSessionAnswer(session, order, clock()) }
    },
  }
}
