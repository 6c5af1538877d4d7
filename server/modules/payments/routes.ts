import { drawingAnswer } from '../../http/drawingAnswer.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { cardPaymentRoutes } from './cardPaymentRoutes.ts'
import { findMerchant } from './findMerchant.ts'
import { followSettlement } from './followSettlement.ts'
import { invoicePaymentRoutes } from './invoicePaymentRoutes.ts'
import { merchantMethods } from './merchantMethods.ts'
import type { PaymentServices } from './PaymentServices.ts'
import { settlePayment } from './settlePayment.ts'

/** Payments of invoices and of services, and the webhooks of the payment providers. */
export function paymentsRoutes(services: PaymentServices): Routes['payments'] {
  const { database, payments, clock } = services
  const { queries } = database

  return {
    ...invoicePaymentRoutes(services),
    ...cardPaymentRoutes(services),

    async paymentWebhook({ params, rawBody, request }) {
      const now = clock()
      const event = await payments
        .get(params.provider)
        ?.readWebhook({ headers: request.headers, rawBody, now })
      if (event === undefined) throw new HttpError('forbidden')
      if (event === 'ignored') return
      const order = await queries.transaction(tx => settlePayment(tx, params.provider, event, now))
      services.wake()
      await followSettlement(services, order)
    },

    async bankLogo({ params, query }) {
      const merchant = await findMerchant(services, query.organization)
      const methods = await merchantMethods(services, merchant)
      const logo = methods.find(({ code }) => code === params.bank)?.logo
      if (!logo) throw new HttpError('not_found')
      return drawingAnswer(logo)
    },
  }
}
