import { endpoint } from '../../endpoints/endpoint.ts'
import {
  CreatedWebhookAnswer,
  DeliveriesAnswer,
  DeliveriesQuery,
  ResendAnswer,
  ResendBody,
  WebhookAnswer,
  WebhookBody,
  WebhookChangeBody,
  WebhookParams,
  WebhookSecretAnswer,
  WebhooksAnswer,
} from '../schemas/webhooks.ts'

const access = 'vendor'
const params = WebhookParams

export const webhooks = {
  list: endpoint({
    method: 'GET',
    path: 'webhooks',
    access,
    summary: 'The webhooks of the vendor',
    answer: WebhooksAnswer,
  }),
  create: endpoint({
    method: 'POST',
    path: 'webhooks',
    access,
    successes: [201],
    summary: 'Creates a webhook and answers its secret, which cannot be read again',
    body: WebhookBody,
    answer: CreatedWebhookAnswer,
  }),
  update: endpoint({
    method: 'PUT',
    path: 'webhooks/{webhook}',
    access,
    summary: 'Changes a webhook, or switches it off or on; switched on, it receives what it has missed',
    params,
    body: WebhookChangeBody,
    answer: WebhookAnswer,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: 'webhooks/{webhook}',
    access,
    summary: 'Removes a webhook',
    params,
    answer: 'none',
  }),
  rotateSecret: endpoint({
    method: 'POST',
    path: 'webhooks/{webhook}/secret',
    access,
    successes: [201],
    summary: 'Creates a new secret; the previous one signs too for a day',
    params,
    answer: WebhookSecretAnswer,
  }),
  deliveries: endpoint({
    method: 'GET',
    path: 'webhooks/{webhook}/deliveries',
    access,
    summary: 'The last 100 deliveries, newest first, with the result of the last try',
    params,
    query: DeliveriesQuery,
    answer: DeliveriesAnswer,
  }),
  resend: endpoint({
    method: 'POST',
    path: 'webhooks/{webhook}/deliveries/resend',
    access,
    summary: 'Delivers events again at once, also those that have arrived',
    params,
    body: ResendBody,
    answer: ResendAnswer,
  }),
} as const
