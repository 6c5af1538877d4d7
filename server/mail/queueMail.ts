import type { Queries, Transaction } from '../database/Database.ts'
import type { Mail } from './Mail.ts'
import { mails } from './tables.ts'

type Required = 'kind' | 'recipient' | 'locale'

/** Adds a mail to the outbox in the caller's transaction. Call `services.wake()` after the commit. */
export async function queueMail(
  queries: Queries | Transaction,
  mail: Pick<Mail, Required> & Partial<Omit<Mail, Required>>,
  now: Date,
): Promise<void> {
  await queries.insert(mails).values({ placeholders: {}, facts: [], ...mail, createdAt: now, nextTryAt: now })
}
