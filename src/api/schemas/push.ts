import * as z from 'zod/mini'
import { data } from './primitives.ts'

/** How a browser gets push messages (PRF-5). */
export const PushState = z.object({
  /** Key to subscribe with; null where no messages are sent. */
  publicKey: z.nullable(z.string()),
  /** Whether the session's browser is subscribed. */
  isOn: z.boolean(),
})
export const PushStateAnswer = data(PushState)

/** Keys of a browser's subscription, base64url. */
export const PushKeys = z.object({
  p256dh: z.string().check(z.regex(/^B[\w-]{86}$/)),
  auth: z.string().check(z.regex(/^[\w-]{22}$/)),
})

/** `toJSON` of a browser's `PushSubscription`. */
export const PushSubscriptionBody = z.object({
  endpoint: z.string().check(z.regex(/^https:\/\/\S+$/), z.maxLength(1000)),
  keys: PushKeys,
})
