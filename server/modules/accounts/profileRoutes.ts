import { mandatoryConsents } from '../../../src/api/schemas/accounts.ts'
import { and, eq, gt } from '../../database/drizzle.ts'
import type { Session } from '../../http/authorize.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { invalidField } from '../../http/invalidField.ts'
import { mails } from '../../mail/tables.ts'
import type { AccountServices } from './AccountServices.ts'
import { enforceAccountLimit, enforceRecipientLimit, writeAccountRequest } from './askForAccount.ts'
import { checkPassword, requireProof } from './checkPassword.ts'
import { refuseCommonPassword } from './commonPasswords.ts'
import { consentsOf, greetReader, setConsent } from './consents.ts'
import { followPasswordChange } from './followPasswordChange.ts'
import { lockSession } from './lockSession.ts'
import { prepareRolesOfUser } from './prepareRolesOfUser.ts'
import { emailChanges, users } from './tables.ts'

type EmailChange = typeof emailChanges.$inferSelect

const emailChangeSeconds = 3600

const pendingAnswer = ({ id, email, expiresAt }: EmailChange) => ({
  data: { id, email, expiresAt: expiresAt.toISOString() },
})

/** Calls on the signed-in user's own account (PRF-1 to PRF-3, AUT-10, AUT-15, AUT-16, AUT-18, AUT-19). */
export function profileRoutes(
  services: AccountServices,
): Omit<Routes['profile'], 'exportProfile' | 'sessions' | 'endSession' | 'endOtherSessions'> {
  const { database, clock, passwords, personEvents, wake } = services
  const { queries } = database
  const rolesOfUser = prepareRolesOfUser(database)

  const answer = async ({ user }: Session, overrides: Partial<Session['user']> = {}) => ({
    data: { ...user, ...overrides, roles: await rolesOfUser.execute({ userId: user.id }) },
  })

  const deleteAccount: Routes['profile']['deleteProfile'] = async ({ session, body, address }) => {
    await checkPassword(services, session, body.password, address, 'password')
    await queries.transaction(async tx => {
      await tx.delete(mails).where(eq(mails.recipient, session.user.email))
      await personEvents.accountDeleted(tx, session.user.id, clock())
      await tx.delete(users).where(eq(users.id, session.user.id))
    })
  }
  const consents: Routes['profile']['accountConsents'] = async ({ session }) => ({
    data: await consentsOf(queries, session.user.id),
  })

  return {
    accountConsents: consents,
    profileConsents: consents,

    async updateAccountConsent({ session: { user }, params: { consent }, body, locale }) {
      if (!body.value && mandatoryConsents.some(mandatory => mandatory === consent))
        throw invalidField('value', 'validation.consent_required')
      await queries.transaction(async tx => {
        const isNew = await setConsent(tx, user.id, consent, body.value, clock())
        if (!isNew) return
        if (consent === 'newsletter')
          await greetReader(tx, { userId: user.id, email: user.email }, locale, clock())
        if (consent === 'newsletter' || consent === 'paymentService')
          await personEvents.consentChanged(tx, user.id, { [consent]: body.value }, clock())
      })
      wake()
      return { data: await consentsOf(queries, user.id) }
    },

    profile: ({ session }) => answer(session),

    async updateProfile({ session, body: { password, ...body }, address }) {
      const { phone, invalidFields: toCorrect } = session.user
      // A number that has to be corrected reaches nobody.
      if (body.phone !== phone && phone !== null && !toCorrect.includes('phone'))
        await requireProof(services, session, password, address)
      const invalidFields = session.user.invalidFields.filter(field => !(field in body))
      await queries
        .update(users)
        .set({ ...body, invalidFields })
        .where(eq(users.id, session.user.id))
      return answer(session, { ...body, invalidFields })
    },

    async repairProfile({ session, body }) {
      const { id, invalidFields } = session.user
      if (invalidFields.length === 0) throw new HttpError('forbidden')
      const corrections = Object.entries(body).filter(([field]) => invalidFields.includes(field))
      const missing = invalidFields.filter(
        field => field !== 'email' && !corrections.some(([name]) => name === field),
      )
      if (missing.length > 0)
        throw new HttpError('validation_failed', {
          fields: Object.fromEntries(missing.map(field => [field, ['validation.required']])),
        })
      // `email` stays among the invalid fields until the new address is confirmed.
      const changes = {
        ...(Object.fromEntries(corrections) as typeof body),
        invalidFields: invalidFields.filter(field => field === 'email'),
      }
      await queries.update(users).set(changes).where(eq(users.id, id))
      return answer(session, changes as Partial<Session['user']>)
    },

    async changePassword({ session, body: { currentPassword, password }, locale, address }) {
      const { id, email } = session.user
      refuseCommonPassword(password, email)
      await checkPassword(services, session, currentPassword, address, 'currentPassword')
      const passwordHash = await passwords.hash(password)
      await queries.transaction(async tx => {
        await lockSession(tx, session)
        await tx.update(users).set({ passwordHash }).where(eq(users.id, id))
        await followPasswordChange(tx, { userId: id, email, locale, session: session.tokenHash }, clock())
      })
      wake()
    },

    deleteProfile: deleteAccount,
    requestDeletion: deleteAccount,

    async pendingEmail({ session }) {
      const [change] = await queries
        .select()
        .from(emailChanges)
        .where(and(eq(emailChanges.userId, session.user.id), gt(emailChanges.expiresAt, clock())))
      return change ? pendingAnswer(change) : { data: null }
    },

    async startEmailChange({ session, body: { email, password }, locale, address }) {
      const { user } = session
      if (email.toLowerCase() === user.email.toLowerCase())
        throw invalidField('email', 'validation.email_same')
      // An address that has to be corrected reaches nobody.
      if (!user.invalidFields.includes('email')) await requireProof(services, session, password, address)
      await enforceAccountLimit(services, 'change-email', `user ${user.id}`, address)
      await enforceRecipientLimit(services, email, address)
      const expiresAt = new Date(clock().getTime() + emailChangeSeconds * 1000)
      const change = await queries.transaction(async tx => {
        await lockSession(tx, session)
        const [row] = await tx
          .insert(emailChanges)
          .values({ userId: user.id, email, expiresAt })
          .onConflictDoUpdate({ target: emailChanges.userId, set: { email, expiresAt } })
          .returning()
        if (!row) throw new Error('A change of email was not written.')
        await writeAccountRequest(services, { kind: 'change-email', email, userId: user.id }, locale, tx)
        return row
      })
      wake()
      return pendingAnswer(change)
    },

    async cancelEmailChange({ session, params }) {
      const deletedRows = await queries
        .delete(emailChanges)
        .where(and(eq(emailChanges.id, params.intent), eq(emailChanges.userId, session.user.id)))
        .returning({ id: emailChanges.id })
      if (deletedRows.length === 0) throw new HttpError('not_found')
    },
  }
}
