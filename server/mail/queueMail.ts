import type { Queries, Transaction } from '../database/Database.ts'
import type { Mail } from './Mail.ts'
import { mails } from './tables.ts'

type Required = 'kind' | 'recipient' | 'locale'

export type NewMail = Pick<Mail, Required> & Partial<Omit<Mail, Required>>

/** Mails of one statement: PostgreSQL takes 65,535 parameters, and a mail has fewer than 20. */
const mostAtOnce = 1000

/** Adds mails to the outbox in the caller's transaction. Call `services.wake()` after the commit. */
export async function queueMails(
  queries: Queries | Transaction,
  added: readonly NewMail[],
  now: Date,
): Promise<void> {
  const rows = added.map(mail => ({ placeholders: {}, facts: [], ...mail, createdAt: now, nextTryAt: now }))
  for (let index = 0; index < rows.length; index += mostAtOnce)
    await queries.insert(mails).values(rows.slice(index, index + mostAtOnce))
}

/** Adds one mail, like `queueMails`. */
export const queueMail = (queries: Queries | Transaction, mail: NewMail, now: Date): Promise<void> =>
  queueMails(queries, [mail], now)
