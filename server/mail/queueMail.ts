import type { Queries, Transaction } from '../database/Database.ts'
import type { Mail } from './Mail.ts'
import { mails } from './tables.ts'

/** Puts a mail into the outbox, with whatever else the transaction does. Call `services.wake()` afterwards. */
export async function queueMail(queries: Queries | Transaction, mail: Mail, now: Date): Promise<void> {
  await queries.insert(mails).values({ ...mail, createdAt: now, nextTryAt: now })
}
