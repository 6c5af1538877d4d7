import { postPublic } from '../network/postPublic.ts'
import type { PublicRequestOptions } from '../network/publicRequest.ts'
import type { SendWebhook } from './SendWebhook.ts'

/** Sends webhooks as `postPublic` does. */
export function httpWebhookSender(options: PublicRequestOptions = {}): SendWebhook {
  const post = postPublic(options)
  return ({ url, ...message }) => post(url, message)
}
