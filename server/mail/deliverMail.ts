import { and, eq, inArray, lte, sql } from '../database/drizzle.ts'
import type { CoreServices } from '../http/CoreServices.ts'
import { after, isGivenUp, pauseSeconds, takenSeconds } from '../jobs/deliveryTimes.ts'
import type { SendMail } from './Mail.ts'
import { mails } from './tables.ts'

/**
 * Delivers the oldest mail that is due. A failed delivery is retried at growing intervals for three days; a
 * delivered mail is deleted, because it contains a secret.
 * @returns whether there was a mail
 */
export async function deliverMail(
  { database: { queries }, clock, logger }: Pick<CoreServices, 'database' | 'clock' | 'logger'>,
  send: SendMail,
): Promise<boolean> {
  const now = clock()
  const next = queries
    .select({ id: mails.id })
    .from(mails)
    .where(lte(mails.nextTryAt, now))
    .orderBy(mails.nextTryAt, mails.id)
    .limit(1)
    .for('update', { skipLocked: true })
  const [mail] = await queries
    .update(mails)
    .set({ nextTryAt: after(now, takenSeconds), tries: sql`${mails.tries} + 1` })
    .where(and(inArray(mails.id, next), lte(mails.nextTryAt, now)))
    .returning()
  if (!mail) return false
  try {
    await send(mail)
    await queries.delete(mails).where(eq(mails.id, mail.id))
  } catch (error) {
    const isTooOld = isGivenUp(mail.createdAt, now)
    logger.warn(
      { mail: mail.id, tries: mail.tries, code: (error as NodeJS.ErrnoException).code, isGivenUp: isTooOld },
      'a mail was not delivered',
    )
    if (isTooOld) await queries.delete(mails).where(eq(mails.id, mail.id))
    else
      await queries
        .update(mails)
        .set({ nextTryAt: after(now, pauseSeconds(mail.tries)) })
        .where(eq(mails.id, mail.id))
  }
  return true
}
