import * as z from 'zod/mini'
import { isSignedMessage } from '../../http/signedMessage.ts'
import { askSigned, ownAddress, type SignedService } from '../askSigned.ts'
import type { SignatureProvider } from './SignatureProvider.ts'

const SigningAnswer = z.union([z.object({ redirectUrl: z.url() }), z.object({ refused: z.literal(true) })])

const name = 'e-signature service'

/**
 * An e-signature service that speaks signed JSON over HTTP, like the mock provider: `POST /signings` takes
 * a SigningOrder and returns `{redirectUrl}` or `{refused: true}`, and `notifyUrl` receives
 * SigningWebhookBody. Each message has an `X-Signature` header, see signedMessage. A service with another
 * protocol needs its own adapter.
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
