import { eq } from '../../database/drizzle.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import type { AccountServices } from './AccountServices.ts'
import { enforceAccountLimit, writeAccountRequest } from './askForAccount.ts'
import { giveConsents, greetReader } from './consents.ts'
import { createCredentialCheck } from './createCredentialCheck.ts'
import { dropLinks, findLink, useLink } from './links.ts'
import { openSession } from './openSession.ts'
import { prepareRolesOfUser } from './prepareRolesOfUser.ts'
import { chooseRegistration } from './rivalRegistrations.ts'
import { signInSource } from './signInSource.ts'
import { dropUnfinished } from './social/enterBySocial.ts'
import { accountActivity, sessions, users } from './tables.ts'

/**
 * Sign-in, sign-out, the current user, and the first confirmation of an address (AUT-1, AUT-2, AUT-6,
 * AUT-13).
 */
export function authRoutes(services: AccountServices): Routes['auth'] {
  const { database, clock } = services
  const { queries } = database
  const rolesOfUser = prepareRolesOfUser(database)
  const checkCredentials = createCredentialCheck(services)

  return {
    async login({ body, request, address }) {
      const source = await signInSource(services, request, 'password')
      return {
        data: await checkCredentials(body, address, (tx, userId) => openSession(tx, userId, source, clock())),
      }
    },

    async logout({ session }) {
      await queries.delete(sessions).where(eq(sessions.tokenHash, session.tokenHash))
    },

    async me({ session }) {
      const roles = await rolesOfUser.execute({ userId: session.user.id })
      return { data: { ...session.user, roles } }
    },

    async verifyEmail({ body: { token, password }, locale, address }) {
      const target = await findLink(queries, token, clock())
      if (target.purpose !== 'verify-email') throw new HttpError('link_expired')
      const registration = await chooseRegistration(services, target, password, address)
      await queries.transaction(async tx => {
        const link = await useLink(tx, token, 'verify-email', clock())
        await dropUnfinished(tx, link.userId)
        const { newsletter, ...person } = registration ?? {}
        await tx
          .update(users)
          .set({ ...person, confirmedAt: clock() })
          .where(eq(users.id, link.userId))
        if (newsletter !== undefined) await giveConsents(tx, link.userId, newsletter, clock())
        await dropLinks(tx, link.userId)
        await greetReader(tx, link, locale, clock())
      })
      services.wake()
    },

    async resendVerification({ body, locale, address }) {
      await enforceAccountLimit(services, 'resend-verification', body.email, address)
      await writeAccountRequest(services, { kind: 'resend-verification', email: body.email }, locale)
    },

    async refreshActivity({ session }) {
      const activity = { lastSeenAt: clock() }
      await queries
        .insert(accountActivity)
        .values({ userId: session.user.id, ...activity })
        .onConflictDoUpdate({ target: accountActivity.userId, set: activity })
    },
  }
}
