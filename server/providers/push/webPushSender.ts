import { postPublic } from '../network/postPublic.ts'
import { type PublicRequestOptions, requestFailure } from '../network/publicRequest.ts'
import type { SendPush } from './SendPush.ts'

/** Keys by which push services know the sender (RFC 8292). */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
  /** How push services reach the operator. */
  readonly subject: string
}

/** How long a push service keeps a message for a device that is off. */
const keptSeconds = 3 * 86_400

/** Sends Web Push (RFC 8030, 8291) as `postPublic` does: the library encrypts only, because it checks no address. */
export function webPushSender(vapidDetails: VapidKeys, options: PublicRequestOptions = {}): SendPush {
  const post = postPublic(options)
  return async ({ endpoint, p256dh, auth }, message) => {
    try {
      const { default: library } = await import('web-push')
      const { headers, body } = library.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        { vapidDetails, TTL: keptSeconds, contentEncoding: 'aes128gcm' },
      )
      const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
      return await post(endpoint, { headers: texts, body })
    } catch (error) {
      // Keys of a browser with which nothing can be encrypted.
      return { failure: requestFailure(error).message }
    }
  }
}
