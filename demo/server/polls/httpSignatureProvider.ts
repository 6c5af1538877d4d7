import * as z from 'zod/mini'
import { isSignedMessage, signatureHeader, signMessage } from '../http/signedMessage.ts'
import type { Clock } from '../Services.ts'
import type { SignatureProvider } from './SignatureProvider.ts'

const SigningAnswer = z.union([z.object({ redirectUrl: z.url() }), z.object({ refused: z.literal(true) })])

export interface HttpSignatureProviderOptions {
  /** Where its API and its pages are, without a slash at the end. People are led to this origin and no other. */
  readonly url: string
  readonly secret: () => Promise<string>
  readonly clock: Clock
  /** Carries a request to the provider; the network's fetch, or the sandbox in the same process. */
  readonly send: (request: Request) => Promise<Response>
}

/**
 * An e-signature service that speaks signed JSON over HTTP, as the sandbox does: `POST /signings` takes a SigningOrder
 * and answers `{redirectUrl}` or `{refused: true}`, and `notifyUrl` gets SigningWebhookBody. Each message carries
 * `X-Signature`, see signedMessage. A service with a protocol of its own needs an adapter of its own beside this one.
 */
export function httpSignatureProvider(options: HttpSignatureProviderOptions): SignatureProvider {
  const { url, secret, clock, send } = options
  return {
    async start(order) {
      const body = JSON.stringify(order)
      const response = await send(
        new Request(`${url}/signings`, {
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
      if (!response.ok) throw new Error(`The e-signature service answered ${response.status}.`)
      const answer = z.parse(SigningAnswer, await response.json())
      if ('refused' in answer) return undefined
      if (new URL(answer.redirectUrl).origin !== new URL(url).origin)
        throw new Error('The e-signature service leads to an origin that is not its own.')
      return answer.redirectUrl
    },
    isFromProvider: async (header, rawBody, now) => isSignedMessage(await secret(), header, rawBody, now),
  }
}
