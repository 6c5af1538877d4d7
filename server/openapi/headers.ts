import { defaultLocale, locales } from '../../src/api/schemas/locales.ts'
import type { Json } from './Json.ts'

/** Headers of requests, by the names of their components. */
export const headerParameters = {
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    description: 'Language of texts in the answer, and of mails that the call sends.',
    required: false,
    schema: { type: 'string', default: defaultLocale, examples: [locales[1]] },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A text that the caller makes for one request, such as a UUID. The same request with the same key answers the same for 24 hours.',
    required: false,
    schema: {
      type: 'string',
      pattern: '^[\\w-]{8,100}$',
      examples: ['2f1c9a52-7b64-4d0e-8a0f-6e3f5f0b7c11'],
    },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The `ETag` of an earlier answer: 304 where it is still the same.',
    required: false,
    schema: { type: 'string', examples: ['W/"q0KlYh3Vw1sJm8dPz2RtXa"'] },
  },
} as const satisfies Readonly<Record<string, Json>>

/** Headers of answers, by the names of their components. */
export const responseHeaders: Readonly<Record<string, Json>> = {
  ETag: {
    description: 'Tag of this answer, for `If-None-Match`.',
    schema: { type: 'string', examples: ['W/"q0KlYh3Vw1sJm8dPz2RtXa"'] },
  },
  RequestId: {
    description: 'Id of the request in the logs; errors repeat it as `correlationId`.',
    schema: { type: 'string', examples: ['b2f0c1de-6f0e-4f6b-9a53-0a1a3f0c9b11'] },
  },
  RetryAfter: {
    description: 'Seconds to wait before the next try.',
    schema: { type: 'integer', minimum: 1, examples: [60] },
  },
}

const webhookHeader = (name: string, description: string, example: string): Json => ({
  name,
  in: 'header',
  description,
  required: true,
  schema: { type: 'string', examples: [example] },
})

/** Headers of webhooks by the Standard Webhooks rules. */
export const webhookHeaders: readonly Json[] = [
  webhookHeader('webhook-id', 'Id of the event, the same at each try.', 'evt_5Xq1nB0wZkT8cE3rVjLu2g'),
  webhookHeader('webhook-timestamp', 'Seconds since 1970 of this try.', '1795255200'),
  webhookHeader(
    'webhook-signature',
    'HMAC-SHA256 of `id.timestamp.body` by the secret of the webhook, as `v1,` and base64. Several are separated by spaces.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
]
