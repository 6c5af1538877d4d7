import type { Locale } from '../../../../src/api/schemas/locales.ts'
import type { Queries, Transaction } from '../../../database/Database.ts'
import { queueMail } from '../../../mail/queueMail.ts'
import { type AccountMail, accountMails } from './accountMails.ts'

/** Adds an account mail to the outbox, in the recipient's language. */
export const queueAccountMail = (
  queries: Queries | Transaction,
  kind: AccountMail,
  mail: { readonly recipient: string; readonly locale: Locale; readonly link?: string },
  now: Date,
): Promise<void> => queueMail(queries, { ...accountMails[mail.locale][kind], ...mail }, now)
