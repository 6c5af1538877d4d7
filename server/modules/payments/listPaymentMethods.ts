import { centsText } from '../../../src/api/rules/money.ts'
import type { PaymentMethod } from '../../../src/api/schemas/payments.ts'
import { pictureAddress } from '../../http/pictureAddress.ts'
import type { Merchant } from './findMerchant.ts'
import { merchantMethods } from './merchantMethods.ts'
import type { PaymentServices } from './PaymentServices.ts'

/**
 * Returns the methods of a merchant in the API's shape.
 * @throws HttpError payment_unavailable
 */
export async function listPaymentMethods(
  services: Pick<PaymentServices, 'config' | 'logger'>,
  merchant: Merchant,
): Promise<PaymentMethod[]> {
  const methods = await merchantMethods(services, merchant)
  return methods.map(({ code, type, title, logo, feeCents, frameUrl }) => ({
    code,
    type,
    title,
    logo:
      logo &&
      pictureAddress(
        services.config,
        `payments/banks/${code}/logo.svg?organization=${merchant.organizationId}`,
      ),
    fee: centsText(feeCents),
    currency: merchant.currency,
    cardFrameUrl: frameUrl,
  }))
}
