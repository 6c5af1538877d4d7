import { type PublicRequestOptions, publicRequest, requestFailure } from '../network/publicRequest.ts'
import type { SendWebhook } from './SendWebhook.ts'

const timeoutMilliseconds = 15_000

/** Sends webhooks as `publicRequest` does, and reads the head of the response only. */
export function httpWebhookSender(options: PublicRequestOptions = {}): SendWebhook {
  const request = publicRequest(options)
  return async ({ url, ...message }) => {
    try {
      const response = await request(url, { method: 'POST', ...message, timeoutMilliseconds })
      // The body is not needed, whatever its length.
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
