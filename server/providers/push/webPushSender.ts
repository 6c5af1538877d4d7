import { type PublicRequestOptions, publicRequest, requestFailure } from '../network/publicRequest.ts'
import type { SendPush } from './SendPush.ts'

/** Keys by which push services know the sender (RFC 8292). */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
  /** How push services reach the operator. */
  readonly subject: string
}

const timeoutMilliseconds = 15_000
/** How long a push service keeps a message for a device that is off. */
const keptSeconds = 3 * 86_400

/** Sends Web Push (RFC 8030, 8291) as `publicRequest` does: the library encrypts only, because it checks no address. */
export function webPushSender(vapidDetails: VapidKeys, options: PublicRequestOptions = {}): SendPush {
  const request = publicRequest(options)
  return async ({ endpoint, p256dh, auth }, message) => {
    try {
      const { default: library } = await import('web-push')
      const { headers, body } = library.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        { vapidDetails, TTL: keptSeconds, contentEncoding: 'aes128gcm' },
      )
      const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
      const response = await request(endpoint, {
        method: 'POST',
        headers: texts,
        body,
        timeoutMilliseconds,
      })
      response.destroy()
      const retryAfter = Number(response.headers['retry-after'])
      return {
        status: response.statusCode ?? 0,
        ...(retryAfter > 0 && { retryAfterSeconds: Math.min(retryAfter, 86_400) }),
      }
    } catch (error) {
      return { failure: requestFailure(error).message }
    }
  }
}
