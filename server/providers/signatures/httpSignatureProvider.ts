import type { X509Certificate } from 'node:crypto'
import * as z from 'zod/mini'
import { isSignedMessage } from '../../http/signedMessage.ts'
import { askSigned, ownAddress, type SignedService } from '../askSigned.ts'
import { checkContainer } from './asic/checkContainer.ts'
import type { SignatureProvider } from './SignatureProvider.ts'

const SigningAnswer = z.union([z.object({ redirectUrl: z.url() }), z.object({ refused: z.literal(true) })])

/** Characters of a container in base64: 1 MB of bytes. */
const mostCharacters = 1_400_000

const ContainerAnswer = z.object({ container: z.base64().check(z.maxLength(mostCharacters)) })

const name = 'e-signature service'

/**
 * An e-signature service that speaks signed JSON over HTTP, like the mock provider: `POST /signings` takes
 * a SigningOrder and returns `{redirectUrl}` or `{refused: true}`, `notifyUrl` receives SigningWebhookBody, and
 * `POST /signings/container` takes `{reference}` and returns `{container}` in base64. Each message has an `X-Signature` header, see signedMessage. A service with another
 * protocol needs its own adapter.
 * @param roots certificates that are trusted to issue signers' certificates
 */
export function httpSignatureProvider(
  service: SignedService,
  roots: () => Promise<readonly X509Certificate[]>,
): SignatureProvider {
  return {
    async start(order) {
      const answer = await askSigned(service, name, '/signings', order, SigningAnswer)
      return 'refused' in answer ? undefined : ownAddress(service, name, answer.redirectUrl)
    },
    isFromProvider: async (header, rawBody, now) =>
      isSignedMessage(await service.secret(), header, rawBody, now),
    async container(reference) {
      const { container } = await askSigned(
        service,
        name,
        '/signings/container',
        { reference },
        ContainerAnswer,
      )
      return new Uint8Array(Buffer.from(container, 'base64'))
    },
    check: async (container, at) => checkContainer(container, await roots(), at),
  }
}
