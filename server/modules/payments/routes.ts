import { drawingAnswer } from '../../http/drawingAnswer.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { signatureHeader } from '../../http/signedMessage.ts'
import { cardPaymentRoutes } from './cardPaymentRoutes.ts'
import { invoicePaymentRoutes } from './invoicePaymentRoutes.ts'
import type { PaymentServices } from './PaymentServices.ts'
import { bankOf } from './paymentMethods.ts'
import { settlePayment } from './settlePayment.ts'

/** Payments of invoices and of services, and the webhook of the payment provider. */
export function paymentsRoutes(services: PaymentServices): Routes['payments'] {
  const { database, payments, clock } = services
  const { queries } = database

  return {
    ...invoicePaymentRoutes(services),
    ...cardPaymentRoutes(services),

    async paymentWebhook({ body, rawBody, request }) {
      const now = clock()
      if (!(await payments.isFromProvider(request.headers.get(signatureHeader), rawBody, now)))
        throw new HttpError('forbidden')
      await queries.transaction(tx => settlePayment(tx, body, now))
      services.wake()
    },

    async bankLogo({ params }) {
      const bank = bankOf(params.bank)
      if (!bank) throw new HttpError('not_found')
      return drawingAnswer(bank.logo)
    },
  }
}
