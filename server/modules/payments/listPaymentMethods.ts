import { centsText } from '../../../src/api/rules/money.ts'
import type { PaymentMethod } from '../../../src/api/schemas/payments.ts'
import { pictureAddress } from '../../http/pictureAddress.ts'
import type { PaymentServices } from './PaymentServices.ts'
import { banks, cardFeeCents } from './paymentMethods.ts'

/** Returns the banks and the card in the API's shape. */
export const listPaymentMethods = ({
  config,
  payments,
}: Pick<PaymentServices, 'config' | 'payments'>): PaymentMethod[] => [
  ...banks.map(({ code, title, feeCents }) => ({
    code,
    type: 'bank' as const,
    title,
    logo: pictureAddress(config, `payments/banks/${code}/logo.svg`),
    fee: centsText(feeCents),
    currency: 'EUR',
    cardFrameUrl: null,
  })),
  {
    code: 'card',
    type: 'card',
    title: 'Card',
    logo: null,
    fee: centsText(cardFeeCents),
    currency: 'EUR',
    cardFrameUrl: payments.cardFrameUrl,
  },
]
