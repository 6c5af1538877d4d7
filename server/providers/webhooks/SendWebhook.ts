import type { PostResult } from '../network/PostResult.ts'

interface WebhookRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Posts a webhook. It does not follow redirects, and reads no body of the response. */
export type SendWebhook = (request: WebhookRequest) => Promise<PostResult>
