import * as z from 'zod/mini'
import { centsOf } from '../../../src/api/rules/money.ts'
import { Money } from '../../../src/api/schemas/primitives.ts'
import { parse } from '../../http/parse.ts'
import { isSignedMessage, signatureHeader } from '../../http/signedMessage.ts'
import { askSigned, ownAddress, type SignedService } from '../askSigned.ts'
import type { PaymentProvider, SubmittedOrder } from './PaymentProvider.ts'

const MethodsAnswer = z.object({
  methods: z
    .array(
      z.object({
        type: z.enum(['bank', 'card']),
        code: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
        title: z.string().check(z.minLength(1), z.maxLength(100)),
        feeCents: z.int().check(z.minimum(0), z.maximum(10_000)),
        logo: z.nullable(z.string().check(z.maxLength(50_000))),
        frameUrl: z.nullable(z.url()),
      }),
    )
    .check(z.maxLength(100)),
})
const OrderAnswer = z.union([
  z.object({ redirectUrl: z.url() }),
  z.object({ refused: z.enum(['invalid_card_token', 'invalid_bank']) }),
])
const CancelAnswer = z.object({ cancelled: z.boolean() })
const RefundAnswer = z.object({ refunded: z.literal(true) })

const kinds = { pending: 'confirming', success: 'settled', failed: 'failed', refunded: 'refunded' } as const

const WebhookBody = z.object({
  reference: z.string().check(z.maxLength(100)),
  account: z.string().check(z.maxLength(100)),
  state: z.enum(['pending', 'success', 'failed', 'refunded']),
  amount: Money,
  currency: z.string().check(z.maxLength(3)),
})

const name = 'payment provider'

/**
 * A provider that speaks signed JSON over HTTP, like the mock provider:
 *
 * | Request                           | Body                              | Answer                        |
 * | --------------------------------- | --------------------------------- | ----------------------------- |
 * | `POST /payment-methods`           | `{account}`                       | `{methods: ProviderMethod[]}` |
 * | `POST /orders`                    | ProviderOrder                     | `{redirectUrl}`, `{refused}`  |
 * | `POST /orders/{reference}/cancel` | `{account, reference}`            | `{cancelled}`                 |
 * | `POST /orders/{reference}/refund` | `{account, reference, amountCents}` | `{refunded: true}`          |
 *
 * It sends WebhookBody to `notifyUrl`; `amount` of "refunded" is the total given back. Each message has an
 * `X-Signature` header, see signedMessage. A provider with another protocol needs its own adapter.
 */
export function httpPaymentProvider(provider: SignedService): PaymentProvider {
  const orderPath = ({ reference }: SubmittedOrder, action: string) =>
    `/orders/${encodeURIComponent(reference)}/${action}`
  return {
    frameOrigins: [new URL(provider.url).origin],
    async methods(account) {
      const { methods } = await askSigned(provider, name, '/payment-methods', { account }, MethodsAnswer)
      for (const { frameUrl } of methods) if (frameUrl !== null) ownAddress(provider, name, frameUrl)
      return methods
    },
    async start(order) {
      const { reference, account, type, method, cardToken, amountCents, currency } = order
      const { description, returnUrl, notifyUrl, expiresAt } = order
      const body = { reference, account, type, method, cardToken, amountCents, currency }
      const message = { ...body, description, returnUrl, notifyUrl, expiresAt }
      const answer = await askSigned(provider, name, '/orders', message, OrderAnswer)
      if ('refused' in answer) return { kind: 'refused', code: answer.refused }
      const url = ownAddress(provider, name, answer.redirectUrl)
      return { kind: 'redirect', url, providerReference: null }
    },
    async cancel(order) {
      const { reference, account } = order
      const path = orderPath(order, 'cancel')
      return (await askSigned(provider, name, path, { reference, account }, CancelAnswer)).cancelled
    },
    async refund(order, amountCents) {
      const { reference, account } = order
      const path = orderPath(order, 'refund')
      await askSigned(provider, name, path, { reference, account, amountCents }, RefundAnswer)
    },
    async readWebhook({ headers, rawBody, now }) {
      const signature = headers.get(signatureHeader)
      if (!(await isSignedMessage(await provider.secret(), signature, rawBody, now))) return undefined
      const { state, amount, reference, account, currency } = parse(WebhookBody, JSON.parse(rawBody))
      return { kind: kinds[state], reference, account, currency, amountCents: centsOf(amount) }
    },
  }
}
