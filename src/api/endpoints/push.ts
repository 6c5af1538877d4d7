import { PushStateAnswer, PushSubscriptionBody } from '../schemas/push.ts'
import { endpoint } from './endpoint.ts'

export const pushState = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'push-subscription',
  access: 'user',
  summary: 'Whether the browser of this session gets push messages, and the key to subscribe with (PRF-5)',
  answer: PushStateAnswer,
})

export const subscribePush = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: 'push-subscription',
  access: 'user',
  summary: 'Sends push messages to the browser of this session, as long as it is signed in',
  body: PushSubscriptionBody,
  answer: PushStateAnswer,
  errors: ['not_found'],
})

export const unsubscribePush = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  path: 'push-subscription',
  access: 'user',
  summary: 'Sends no more push messages to the browser of this session',
  answer: 'none',
})
