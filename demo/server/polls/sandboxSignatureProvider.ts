import { sandboxSignings } from '../database/pollsSchema.ts'
import { isSignedMessage } from '../http/signedMessage.ts'
import type { Services } from '../Services.ts'
import { sandboxSigningSecret } from '../sandbox/signingSecret.ts'
import type { SignatureProvider } from './SignatureProvider.ts'

/** Phones that end so get no token, which shows what a failing provider looks like. */
const failingPhone = /0000$/

/** The e-signature service of the demonstration: a page on the sandbox's origin instead of a phone. */
export function sandboxSignatureProvider({ config, database: { queries } }: Services): SignatureProvider {
  return {
    async start({ reference, title, controlCode, phone, returnUrl, notifyUrl }) {
      if (failingPhone.test(phone)) return undefined
      await queries
        .insert(sandboxSignings)
        .values({ reference, title, controlCode, state: 'open', returnUrl, notifyUrl })
      return `${config.sandboxUrl}/sign/${reference}`
    },
    isFromProvider: async (header, rawBody, now) =>
      isSignedMessage(await sandboxSigningSecret(queries), header, rawBody, now),
  }
}
