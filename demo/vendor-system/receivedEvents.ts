import { timingSafeEqual } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import * as z from 'zod/mini'
import type { Clock } from '../../server/common/Clock.ts'
import { webhooks } from '../../src/api/vendor/endpoints/webhooks.ts'
import { VendorEvent } from '../../src/api/vendor/schemas/events.ts'
import type { VendorApi } from './vendorApi.ts'

interface ReceivedEvent {
  readonly event: VendorEvent
  readonly receivedAt: Date
  /** How often it arrived. */
  readonly times: number
}

/** Events of one vendor that arrived by its webhook, newest first, with valid signatures only. */
export interface ReceivedEvents {
  readonly list: () => readonly ReceivedEvent[]
  /** Deliveries that were refused because of their signature. */
  readonly refused: () => number
  /** Creates the webhook, or a new secret for the one of an earlier start. */
  readonly subscribe: () => Promise<void>
  /** Checks and stores a delivery; returns the status to answer. */
  readonly receive: (request: Request) => Promise<number>
}

const mostEvents = 200
const tolerance = 5 * 60_000

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

export function createReceivedEvents(api: VendorApi, url: string, clock: Clock): ReceivedEvents {
  const events = new Map<string, ReceivedEvent>()
  let secret: string | undefined
  let refused = 0

  /** Whether a delivery is signed with the secret and fresh by the demo's clock, which can be fixed. */
  const isValid = (headers: Headers, body: string) => {
    const at = new Date(Number(headers.get('webhook-timestamp')) * 1000)
    if (secret === undefined || Math.abs(clock().getTime() - at.getTime()) > tolerance) return false
    const expected = new Webhook(secret).sign(headers.get('webhook-id') ?? '', at, body)
    return (headers.get('webhook-signature') ?? '').split(' ').some(signature => isSame(signature, expected))
  }

  return {
    list: () => [...events.values()].sort((one, other) => other.event.number - one.event.number),
    refused: () => refused,

    async subscribe() {
      const { data } = await api.call(webhooks.list)
      const present = data.find(webhook => webhook.url === url)
      const { data: created } = present
        ? await api.call(webhooks.rotateSecret, { params: { webhook: present.id } })
        : await api.call(webhooks.create, { body: { url, email: 'it@vendor.example' } })
      secret = created.secret
      if (present?.disabledAt)
        await api.call(webhooks.update, { params: { webhook: present.id }, body: { isEnabled: true } })
    },

    async receive(request) {
      const body = await request.text()
      if (!isValid(request.headers, body)) {
        refused += 1
        return 401
      }
      const event = z.parse(VendorEvent, JSON.parse(body))
      const times = (events.get(event.id)?.times ?? 0) + 1
      events.set(event.id, { event, receivedAt: clock(), times })
      const [oldest] = [...events.keys()]
      if (events.size > mostEvents && oldest !== undefined) events.delete(oldest)
      return 204
    },
  }
}
