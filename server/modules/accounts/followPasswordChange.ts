import type { Locale } from '../../../src/api/schemas/locales.ts'
import type { Transaction } from '../../database/Database.ts'
import { endSessions } from './endSessions.ts'
import { dropLinks } from './links.ts'
import { queueAccountMail } from './mails/queueAccountMail.ts'

interface Changed {
  readonly userId: number
  readonly email: string
  readonly locale: Locale
  /** Hash of the token of the session it was changed in, which goes on. */
  readonly session?: string
}

/** What follows when a password has changed: no other session and no link is good any more, and the person is told. */
export async function followPasswordChange(
  tx: Transaction,
  { userId, email, locale, session }: Changed,
  now: Date,
): Promise<void> {
  await endSessions(tx, userId, session)
  await dropLinks(tx, userId)
  const mail = { recipient: email, locale, link: '/forgot-password' }
  await queueAccountMail(tx, 'passwordChanged', mail, now)
}
