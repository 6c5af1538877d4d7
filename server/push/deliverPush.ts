import { and, eq, inArray, lte, sql } from '../database/drizzle.ts'
import type { CoreServices } from '../http/CoreServices.ts'
import { after, isGivenUp, pauseSeconds, takenSeconds } from '../jobs/deliveryTimes.ts'
import type { SendPush } from '../providers/push/SendPush.ts'
import { pushTexts } from './pushTexts.ts'
import { pushMessages, pushSubscriptions } from './tables.ts'

interface Services extends Pick<CoreServices, 'database' | 'clock' | 'logger'> {
  readonly sendPush: SendPush
}

/**
 * Delivers the oldest push message that is due. A failed delivery is retried at growing intervals for three days. A
 * browser that its push service does not know any more (404, 410) gets no more messages.
 * @returns whether there was a message
 */
export async function deliverPush({
  database: { queries },
  clock,
  logger,
  sendPush,
}: Services): Promise<boolean> {
  const now = clock()
  const next = queries
    .select({ id: pushMessages.id })
    .from(pushMessages)
    .where(lte(pushMessages.nextTryAt, now))
    .orderBy(pushMessages.nextTryAt, pushMessages.id)
    .limit(1)
    .for('update', { skipLocked: true })
  const [message] = await queries
    .update(pushMessages)
    .set({ nextTryAt: after(now, takenSeconds), tries: sql`${pushMessages.tries} + 1` })
    .where(and(inArray(pushMessages.id, next), lte(pushMessages.nextTryAt, now)))
    .returning()
  if (!message) return false
  const { id, sessionId, kind, sender, path, tries, createdAt } = message
  const [target] = await queries
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.sessionId, sessionId))
  // The browser was unsubscribed meanwhile.
  if (!target) return true
  const { locale } = target
  const result = await sendPush(target, { title: pushTexts[locale][kind], body: sender, locale, path })
  const status = 'status' in result ? result.status : 0
  if (status === 404 || status === 410) {
    const isTarget = and(
      eq(pushSubscriptions.sessionId, sessionId),
      eq(pushSubscriptions.endpoint, target.endpoint),
    )
    await queries.delete(pushSubscriptions).where(isTarget)
    return true
  }
  if (status >= 200 && status < 300) {
    await queries.delete(pushMessages).where(eq(pushMessages.id, id))
    return true
  }
  const isTooOld = isGivenUp(createdAt, now)
  const failure = 'failure' in result ? result.failure : `status_${status}`
  logger.warn({ push: id, tries, failure, isGivenUp: isTooOld }, 'a push message was not delivered')
  if (isTooOld) await queries.delete(pushMessages).where(eq(pushMessages.id, id))
  else {
    const requestedPause = 'retryAfterSeconds' in result ? (result.retryAfterSeconds ?? 0) : 0
    const wait = Math.max(requestedPause, pauseSeconds(tries))
    await queries
      .update(pushMessages)
      .set({ nextTryAt: after(now, wait) })
      .where(eq(pushMessages.id, id))
  }
  return true
}
