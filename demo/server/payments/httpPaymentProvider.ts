import * as z from 'zod/mini'
import { isSignedMessage, signatureHeader, signMessage } from '../http/signedMessage.ts'
import type { Clock } from '../Services.ts'
import type { PaymentProvider } from './PaymentProvider.ts'

const OrderAnswer = z.union([
  z.object({ redirectUrl: z.url() }),
  z.object({ refused: z.enum(['invalid_card_token', 'invalid_bank']) }),
])
const CancelAnswer = z.object({ cancelled: z.boolean() })

export interface HttpPaymentProviderOptions {
  /** Where its API and its pages are, without a slash at the end. People are led to this origin and no other. */
  readonly url: string
  readonly secret: () => Promise<string>
  readonly clock: Clock
  /** Carries a request to the provider; the network's fetch, or the sandbox in the same process. */
  readonly send: (request: Request) => Promise<Response>
}

/**
 * A provider that speaks signed JSON over HTTP, as the sandbox does:
 * `POST /orders` takes a ProviderOrder and answers `{redirectUrl}` or `{refused}`, `POST /orders/{reference}/cancel`
 * answers `{cancelled}`, and `notifyUrl` gets PaymentWebhookBody. Each message carries `X-Signature`, see signedMessage.
 * A bank with a protocol of its own needs an adapter of its own beside this one.
 */
export function httpPaymentProvider(options: HttpPaymentProviderOptions): PaymentProvider {
  const { url, secret, clock, send } = options

  const ask = async <Schema extends z.ZodMiniType>(path: string, value: object, schema: Schema) => {
    const body = JSON.stringify(value)
    const response = await send(
      new Request(`${url}${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          [signatureHeader]: await signMessage(await secret(), body, clock()),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(10_000),
      }),
    )
    if (!response.ok) throw new Error(`The payment provider answered ${response.status}.`)
    return z.parse(schema, await response.json())
  }

  return {
    cardFrameUrl: `${url}/card-fields`,
    async start(order) {
      const answer = await ask('/orders', order, OrderAnswer)
      if ('refused' in answer) return { kind: 'refused', code: answer.refused }
      if (new URL(answer.redirectUrl).origin !== new URL(url).origin)
        throw new Error('The payment provider leads to an origin that is not its own.')
      return { kind: 'redirect', url: answer.redirectUrl }
    },
    cancel: async reference =>
      (await ask(`/orders/${encodeURIComponent(reference)}/cancel`, { reference }, CancelAnswer)).cancelled,
    isFromProvider: async (header, rawBody, now) => isSignedMessage(await secret(), header, rawBody, now),
  }
}
