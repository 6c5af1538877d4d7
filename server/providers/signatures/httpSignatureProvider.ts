import * as z from 'zod/mini'
import { isSignedMessage } from '../../http/signedMessage.ts'
import { askSigned, ownAddress, type SignedService } from '../askSigned.ts'
import type { SignatureProvider } from './SignatureProvider.ts'

const SigningAnswer = z.union([z.object({ redirectUrl: z.url() }), z.object({ refused: z.literal(true) })])

const name = 'e-signature service'

/**
 * An e-signature service that speaks signed JSON over HTTP, as the sandbox does: `POST /signings` takes a SigningOrder
 * and answers `{redirectUrl}` or `{refused: true}`, and `notifyUrl` gets SigningWebhookBody. Each message carries
 * `X-Signature`, see signedMessage. A service with a protocol of its own needs an adapter of its own beside this one.
 */
export function httpSignatureProvider(service: SignedService): SignatureProvider {
  return {
    async start(order) {
      const answer = await askSigned(service, name, '/signings', order, SigningAnswer)
      return 'refused' in answer ? undefined : ownAddress(service, name, answer.redirectUrl)
    },
    isFromProvider: async (header, rawBody, now) =>
      isSignedMessage(await service.secret(), header, rawBody, now),
  }
}
