import type { Locale } from '../../../src/schemas/locales.ts'
import type { Queries, Transaction } from '../database/Database.ts'
import { type AccountMail, accountMails } from './accountMails.ts'
import { queueMail } from './queueMail.ts'

/** Puts one of the mails about accounts into the outbox, in the person's language. */
export const queueAccountMail = (
  queries: Queries | Transaction,
  kind: AccountMail,
  to: { readonly recipient: string; readonly locale: Locale; readonly link?: string },
  now: Date,
): Promise<void> => queueMail(queries, { ...accountMails[to.locale][kind], ...to }, now)
