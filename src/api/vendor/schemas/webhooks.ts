import * as z from 'zod/mini'
import { Email } from '../../schemas/auth.ts'
import { data, Id, IdText, Moment } from '../../schemas/primitives.ts'
import { vendorEventTypes } from './events.ts'

const url = z.string().check(
  z.maxLength(2000),
  z.refine(
    text =>
      URL.canParse(text) &&
      /^https?:$/.test(new URL(text).protocol) &&
      new URL(text).username === '' &&
      new URL(text).password === '',
    'validation.invalid',
  ),
)

/** A webhook to create. Without `types` it receives every event. */
export const WebhookBody = z.object({
  url,
  /** Recipient of the mail if the webhook is switched off. */
  email: Email,
  types: z.optional(z.array(z.enum(vendorEventTypes)).check(z.minLength(1), z.maxLength(50))),
})

/** Changes of a webhook; `types: null` for every event. */
export const WebhookChangeBody = z.partial(
  z.object({
    url,
    email: Email,
    types: z.nullable(WebhookBody.shape.types._zod.def.innerType),
    isEnabled: z.boolean(),
  }),
)

export const Webhook = z.object({
  id: Id,
  url: z.string(),
  email: z.string(),
  types: z.nullable(z.array(z.string())),
  createdAt: Moment,
  /** Null while it is switched on. */
  disabledAt: z.nullable(Moment),
  /** Events that have not arrived yet. */
  pending: z.int(),
})

export const WebhookParams = z.object({ webhook: IdText })
export const WebhookAnswer = data(Webhook)
export const WebhooksAnswer = data(z.array(Webhook))

/** A secret is answered once, when it is created. */
export const CreatedWebhook = z.extend(Webhook, { secret: z.string() })
export const CreatedWebhookAnswer = data(CreatedWebhook)

/** The previous secret signs too until `previousUntil`. */
export const WebhookSecret = z.object({ secret: z.string(), previousUntil: Moment })
export const WebhookSecretAnswer = data(WebhookSecret)

export const DeliveriesQuery = z.object({
  state: z.optional(z.enum(['pending', 'delivered'])),
  /** Number of an event: the list begins below it. */
  before: z.optional(IdText),
})

export const Delivery = z.object({
  number: z.int(),
  event: z.string(),
  type: z.string(),
  state: z.enum(['pending', 'delivered']),
  tries: z.int(),
  nextTryAt: z.nullable(Moment),
  lastStatus: z.nullable(z.int()),
  lastFailure: z.nullable(z.string()),
  deliveredAt: z.nullable(Moment),
})
export const DeliveriesAnswer = data(z.array(Delivery))

export const ResendBody = z.object({ numbers: z.array(z.int()).check(z.minLength(1), z.maxLength(500)) })
export const ResendResult = z.object({ queued: z.int() })
export const ResendAnswer = data(ResendResult)
