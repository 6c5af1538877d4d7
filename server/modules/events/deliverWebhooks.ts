import type { Queries } from '../../database/Database.ts'
import { and, asc, eq, gt, inArray, isNull, lt, lte, sql } from '../../database/drizzle.ts'
import { alias } from '../../database/drizzlePgCore.ts'
import { isParent } from '../../database/isParent.ts'
import { isRow } from '../../database/isRow.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import { after, takenSeconds } from '../../jobs/deliveryTimes.ts'
import { queueMail } from '../../mail/queueMail.ts'
import type { PostResult } from '../../providers/network/PostResult.ts'
import type { SendWebhook } from '../../providers/webhooks/SendWebhook.ts'
import { eventAnswer } from './listEvents.ts'
import { vendorEvents, webhookDeliveries, webhooks } from './tables.ts'
import { webhookHeaders } from './webhookSecrets.ts'

interface Services extends Pick<CoreServices, 'database' | 'clock' | 'logger'> {
  readonly sendWebhook: SendWebhook
}

/** Deliveries that one process makes at once, each for another contract. */
const concurrency = 16
/** Time in which deliveries of one contract follow each other before others have their turn. */
const turnMilliseconds = 2000
/** Pauses after failed tries, in seconds; the last one repeats. */
const pauses = [5, 30, 120, 600, 3600, 3 * 3600, 6 * 3600]
const retriedSeconds = 3 * 86_400

const isDelivery = ({ vendorId, webhookId, eventId }: Pick<Delivery, 'vendorId' | 'webhookId' | 'eventId'>) =>
  and(
    eq(webhookDeliveries.vendorId, vendorId),
    eq(webhookDeliveries.webhookId, webhookId),
    eq(webhookDeliveries.eventId, eventId),
  )

type Delivery = typeof webhookDeliveries.$inferSelect
type Webhook = typeof webhooks.$inferSelect

const earlier = alias(webhookDeliveries, 'earlier')

/** Takes deliveries that are due and first of their contract, for this process alone. */
async function takeDue(queries: Queries, now: Date, limit: number, of?: Delivery): Promise<Delivery[]> {
  const due = queries
    .select({
      vendorId: webhookDeliveries.vendorId,
      webhookId: webhookDeliveries.webhookId,
      eventId: webhookDeliveries.eventId,
    })
    .from(webhookDeliveries)
    .innerJoin(webhooks, isParent(webhooks, webhookDeliveries, webhookDeliveries.webhookId))
    .where(
      and(
        eq(webhookDeliveries.state, 'pending'),
        lte(webhookDeliveries.nextTryAt, now),
        isNull(webhooks.disabledAt),
        of &&
          and(
            eq(webhookDeliveries.vendorId, of.vendorId),
            eq(webhookDeliveries.webhookId, of.webhookId),
            eq(webhookDeliveries.sequence, of.sequence),
            gt(webhookDeliveries.number, of.number),
          ),
        sql`not exists ${queries
          .select({ one: sql`1` })
          .from(earlier)
          .where(
            and(
              eq(earlier.vendorId, webhookDeliveries.vendorId),
              eq(earlier.webhookId, webhookDeliveries.webhookId),
              eq(earlier.sequence, webhookDeliveries.sequence),
              eq(earlier.state, 'pending'),
              lt(earlier.number, webhookDeliveries.number),
            ),
          )}`,
      ),
    )
    .orderBy(asc(webhookDeliveries.nextTryAt), asc(webhookDeliveries.number))
    .limit(limit)
    .for('update', { of: webhookDeliveries, skipLocked: true })
  const taken = queries.$with('due').as(due)
  return queries
    .with(taken)
    .update(webhookDeliveries)
    .set({
      tries: sql`${webhookDeliveries.tries} + 1`,
      nextTryAt: after(now, takenSeconds),
      firstTriedAt: sql`coalesce(${webhookDeliveries.firstTriedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .from(taken)
    .where(
      and(
        eq(webhookDeliveries.vendorId, taken.vendorId),
        eq(webhookDeliveries.webhookId, taken.webhookId),
        eq(webhookDeliveries.eventId, taken.eventId),
      ),
    )
    .returning()
}

async function send(
  { database: { queries }, clock, sendWebhook }: Services,
  delivery: Delivery,
): Promise<{ readonly webhook: Webhook; readonly result: PostResult } | undefined> {
  const { vendorId } = delivery
  const [row] = await queries
    .select({ webhook: webhooks, event: vendorEvents })
    .from(webhooks)
    .innerJoin(vendorEvents, isRow(vendorEvents, { id: delivery.eventId, vendorId }))
    .where(isRow(webhooks, { id: delivery.webhookId, vendorId }))
  // The vendor removed the webhook meanwhile.
  if (!row) return undefined
  const { webhook, event } = row
  const at = clock()
  const body = JSON.stringify(eventAnswer(event))
  const { secret, previousSecret, previousSecretUntil } = webhook
  const isRotating = previousSecret !== null && previousSecretUntil !== null && previousSecretUntil > at
  const secrets = isRotating ? [secret, previousSecret] : [secret]
  const headers = await webhookHeaders(secrets, { id: event.key, at, body })
  return { webhook, result: await sendWebhook({ url: webhook.url, headers, body }) }
}

const isAccepted = (result: PostResult) => 'status' in result && result.status >= 200 && result.status < 300

/**
 * Makes one delivery and stores its result. A failed one is tried again after growing pauses; after three
 * days, or at once for 410, the webhook is switched off and its contact gets a mail.
 * @returns whether it was delivered
 */
async function deliver(services: Services, delivery: Delivery): Promise<boolean> {
  const { queries } = services.database
  const sent = await send(services, delivery)
  if (!sent) return false
  const { webhook, result } = sent
  const now = services.clock()
  const lastStatus = 'status' in result ? result.status : null
  if (isAccepted(result)) {
    await queries
      .update(webhookDeliveries)
      .set({ state: 'delivered', deliveredAt: now, lastStatus, lastFailure: null })
      .where(isDelivery(delivery))
    return true
  }
  const lastFailure = 'failure' in result ? result.failure : `status_${result.status}`
  const isGivenUp = lastStatus === 410 || (delivery.firstTriedAt ?? now) <= after(now, -retriedSeconds)
  const pause = pauses[Math.min(delivery.tries, pauses.length) - 1] ?? 0
  const requestedPause = 'retryAfterSeconds' in result ? (result.retryAfterSeconds ?? 0) : 0
  services.logger.warn(
    { webhook: webhook.id, event: delivery.number, tries: delivery.tries, lastFailure, isGivenUp },
    'a webhook was not delivered',
  )
  await queries.transaction(async tx => {
    await tx
      .update(webhookDeliveries)
      .set({ nextTryAt: after(now, Math.max(pause, requestedPause)), lastStatus, lastFailure })
      .where(isDelivery(delivery))
    if (!isGivenUp) return
    const switchedOff = await tx
      .update(webhooks)
      .set({ disabledAt: now })
      .where(and(isRow(webhooks, webhook), isNull(webhooks.disabledAt)))
      .returning()
    if (switchedOff.length === 0) return
    const placeholders = { id: String(webhook.id), receiver: new URL(webhook.url).host }
    const mail = { kind: 'webhookDisabled', recipient: webhook.email, locale: 'en', placeholders } as const
    await queueMail(tx, { ...mail, facts: [['Last result', lastFailure]], vendorId: webhook.vendorId }, now)
  })
  return false
}

/**
 * Delivers what is due: at once for different contracts, in order for each.
 * @returns whether there was anything
 */
export async function deliverWebhooks(services: Services): Promise<boolean> {
  const { database, clock } = services
  const first = await takeDue(database.queries, clock(), concurrency)
  await Promise.all(
    first.map(async head => {
      let next: Delivery | undefined = head
      const turnEnd = performance.now() + turnMilliseconds
      while (next) {
        const isDelivered = await deliver(services, next)
        const goesOn = isDelivered && performance.now() < turnEnd
        next = goesOn ? (await takeDue(database.queries, clock(), 1, next))[0] : undefined
      }
    }),
  )
  return first.length > 0
}

/** Makes a delivery due again, also one that has arrived. */
export const resendWebhooks = (
  queries: Queries,
  {
    vendorId,
    webhookId,
    numbers,
  }: { readonly vendorId: number; readonly webhookId: number; readonly numbers: readonly number[] },
  now: Date,
) =>
  queries
    .update(webhookDeliveries)
    .set({ state: 'pending', nextTryAt: now, firstTriedAt: null, tries: 0 })
    .where(
      and(
        eq(webhookDeliveries.vendorId, vendorId),
        eq(webhookDeliveries.webhookId, webhookId),
        inArray(webhookDeliveries.number, [...numbers]),
      ),
    )
    .returning({ number: webhookDeliveries.number })
