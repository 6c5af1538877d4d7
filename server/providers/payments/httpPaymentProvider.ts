import * as z from 'zod/mini'
import { isSignedMessage } from '../../http/signedMessage.ts'
import { askSigned, ownAddress, type SignedService } from '../askSigned.ts'
import type { PaymentProvider } from './PaymentProvider.ts'

const OrderAnswer = z.union([
  z.object({ redirectUrl: z.url() }),
  z.object({ refused: z.enum(['invalid_card_token', 'invalid_bank']) }),
])
const CancelAnswer = z.object({ cancelled: z.boolean() })

const name = 'payment provider'

/**
 * A provider that speaks signed JSON over HTTP, like the mock provider: `POST /orders` takes a
 * ProviderOrder and returns `{redirectUrl}` or `{refused}`, `POST /orders/{reference}/cancel` returns
 * `{cancelled}`, and `notifyUrl` receives PaymentWebhookBody. Each message has an `X-Signature` header, see
 * signedMessage. A bank with another protocol needs its own adapter.
 */
export function httpPaymentProvider(provider: SignedService): PaymentProvider {
  return {
    cardFrameUrl: `${provider.url}/card-fields`,
    async start(order) {
      const answer = await askSigned(provider, name, '/orders', order, OrderAnswer)
      if ('refused' in answer) return { kind: 'refused', code: answer.refused }
      return { kind: 'redirect', url: ownAddress(provider, name, answer.redirectUrl) }
    },
    async cancel(reference) {
      const path = `/orders/${encodeURIComponent(reference)}/cancel`
      return (await askSigned(provider, name, path, { reference }, CancelAnswer)).cancelled
    },
    isFromProvider: async (header, rawBody, now) =>
      isSignedMessage(await provider.secret(), header, rawBody, now),
  }
}
