import type { Locale } from '../../../src/api/schemas/locales.ts'
import type { Transaction } from '../../database/Database.ts'
import { eq } from '../../database/drizzle.ts'
import { queueMail } from '../../mail/queueMail.ts'
import { endSessions } from './endSessions.ts'
import { dropLinks } from './links.ts'
import { emailChanges } from './tables.ts'

interface Changed {
  readonly userId: number
  readonly email: string
  readonly locale: Locale
  /** Token hash of the session that changed the password; it stays signed in. */
  readonly session?: string
}

/** Ends all other sessions, links and a waiting change of the e-mail address after a password change, and notifies the user by mail. */
export async function followPasswordChange(
  tx: Transaction,
  { userId, email, locale, session }: Changed,
  now: Date,
): Promise<void> {
  await endSessions(tx, userId, session)
  // Before the links, because it waits for a link that is being written for the change.
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId))
  await dropLinks(tx, userId)
  const mail = { kind: 'passwordChanged', recipient: email, locale, link: '/forgot-password' } as const
  await queueMail(tx, mail, now)
}
