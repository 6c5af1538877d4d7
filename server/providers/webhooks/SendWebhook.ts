/** The response to a webhook: an HTTP status, or the reason why there is none. */
export type WebhookResult =
  | { readonly status: number; readonly retryAfterSeconds?: number | undefined }
  | { readonly failure: string }

interface WebhookRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Posts a webhook. It does not follow redirects, and reads no body of the response. */
export type SendWebhook = (request: WebhookRequest) => Promise<WebhookResult>
