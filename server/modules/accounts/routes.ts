import { and, eq, sql } from '../../database/drizzle.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { isTaken } from '../../http/refusalOf.ts'
import { queueMail } from '../../mail/queueMail.ts'
import type { AccountServices } from './AccountServices.ts'
import { enforceAccountLimit, writeAccountRequest } from './askForAccount.ts'
import { refuseCommonPassword } from './commonPasswords.ts'
import { giveConsents, greetReader, setConsent } from './consents.ts'
import { endSessions } from './endSessions.ts'
import { followPasswordChange } from './followPasswordChange.ts'
import { dropLinks, findLink, useLink } from './links.ts'
import { passkeyQueries } from './passkeys/passkeyQueries.ts'
import { dropUnfinished } from './social/enterBySocial.ts'
import { unlinkAdded } from './social/linkedAccounts.ts'
import { emailChanges, hasEmail, users } from './tables.ts'

/** Registration, and the calls of links in mails (AUT-5 to AUT-9, AUT-16, AUT-17). */
export function accountsRoutes(services: AccountServices): Routes['accounts'] {
  const { database, clock, passwords, wake } = services
  const { queries } = database

  return {
    async register({
      body: { password, passwordConfirmation, consents, email, ...person },
      locale,
      address,
    }) {
      refuseCommonPassword(password, email)
      await enforceAccountLimit(services, 'register', email, address)
      const registration = {
        ...person,
        passwordHash: await passwords.hash(password),
        newsletter: consents.newsletter,
      }
      await writeAccountRequest(services, { kind: 'register', email, registration }, locale)
    },

    async forgotPassword({ body: { email }, locale, address }) {
      await enforceAccountLimit(services, 'forgot-password', email, address)
      await writeAccountRequest(services, { kind: 'forgot-password', email }, locale)
    },

    async resetPassword({ body: { token, password }, locale }) {
      const { email } = await findLink(queries, token, clock())
      refuseCommonPassword(password, email)
      const passwordHash = await passwords.hash(password)
      await queries.transaction(async tx => {
        const { userId } = await useLink(tx, token, 'reset-password', clock())
        await dropUnfinished(tx, userId)
        // Confirms the account too, because the link proves access to the mailbox.
        const confirmedAt = sql`coalesce(${users.confirmedAt}, ${clock().toISOString()}::timestamptz)`
        await tx.update(users).set({ passwordHash, confirmedAt }).where(eq(users.id, userId))
        await followPasswordChange(tx, { userId, email, locale }, clock())
        if (await passkeyQueries(tx).removeAll(userId))
          await queueMail(
            tx,
            { kind: 'passkeysRemoved', recipient: email, locale, link: '/profile' },
            clock(),
          )
        // An intruder may have linked an account, which must not sign in after the reset.
        if (await unlinkAdded(tx, userId)) {
          const mail = {
            kind: 'providerUnlinked' as const,
            recipient: email,
            locale,
            link: '/forgot-password',
          }
          await queueMail(tx, mail, clock())
        }
      })
      wake()
    },

    async createPassword({ body: { token, password } }) {
      const { email } = await findLink(queries, token, clock())
      refuseCommonPassword(password, email)
      const passwordHash = await passwords.hash(password)
      await queries.transaction(async tx => {
        const { userId } = await useLink(tx, token, 'create-password', clock())
        await dropUnfinished(tx, userId)
        await tx.update(users).set({ passwordHash, confirmedAt: clock() }).where(eq(users.id, userId))
        await endSessions(tx, userId)
        await dropLinks(tx, userId)
      })
    },

    async completeRegistration({
      body: { token, password, passwordConfirmation, consents, ...person },
      locale,
    }) {
      const link = await findLink(queries, token, clock())
      refuseCommonPassword(password, link.email)
      const passwordHash = await passwords.hash(password)
      await queries.transaction(async tx => {
        const { userId } = await useLink(tx, token, 'complete-registration', clock())
        await tx
          .update(users)
          .set({ ...person, passwordHash, confirmedAt: clock(), invalidFields: [] })
          .where(eq(users.id, userId))
        await giveConsents(tx, userId, consents.newsletter, clock())
        await endSessions(tx, userId)
        await dropLinks(tx, userId)
        await greetReader(tx, link, locale, clock())
      })
      wake()
    },

    async checkLink({ body }) {
      const { purpose, email, expiresAt } = await findLink(queries, body.token, clock())
      return { data: { purpose, email, expiresAt: expiresAt.toISOString() } }
    },

    async confirmEmailChange({ body, locale }) {
      const confirm = queries.transaction(async tx => {
        const { userId, email } = await useLink(tx, body.token, 'change-email', clock())
        const [change] = await tx
          .delete(emailChanges)
          .where(and(eq(emailChanges.userId, userId), eq(emailChanges.email, email)))
          .returning()
        const [owner] = await tx.select({ id: users.id }).from(users).where(hasEmail(email))
        const [user] = await tx.select().from(users).where(eq(users.id, userId))
        // Another account may have registered the address meanwhile.
        if (!change || owner || !user) throw new HttpError('link_expired')
        const invalidFields = user.invalidFields.filter(field => field !== 'email')
        await tx.update(users).set({ email, invalidFields }).where(eq(users.id, userId))
        // Links sent to the old address must not open the account any more.
        await dropLinks(tx, userId)
        await queueMail(tx, { kind: 'emailChanged', recipient: user.email, locale }, clock())
      })
      await confirm.catch((error: unknown) => {
        // The unique index catches a registration that runs at the same time.
        throw isTaken(error) ? new HttpError('link_expired') : error
      })
      wake()
    },

    async unsubscribeNewsletter({ body }) {
      await queries.transaction(async tx => {
        const { userId } = await useLink(tx, body.token, 'newsletter', clock())
        if (await setConsent(tx, userId, 'newsletter', false, clock()))
          await services.personEvents.consentChanged(tx, userId, { newsletter: false }, clock())
      })
    },
  }
}
