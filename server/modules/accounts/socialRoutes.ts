import { randomSecret } from '../../common/crypto.ts'
import { unauthenticated } from '../../http/authorize.ts'
import { enforceRateLimit } from '../../http/enforceRateLimit.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { queueMail } from '../../mail/queueMail.ts'
import type { AccountServices } from './AccountServices.ts'
import { requireProof } from './checkPassword.ts'
import { lockSession } from './lockSession.ts'
import { renewSession } from './openSession.ts'
import { originOf, signInSource } from './signInSource.ts'
import { enterBySocial } from './social/enterBySocial.ts'
import { linkAccount, linkedAccounts, unlinkAccount } from './social/linkedAccounts.ts'
import { createSocialFlows } from './social/socialFlows.ts'

/** Flows that one network address may start; a building may share one address. */
const limit = { action: 'social', perAccount: 120, perAddress: 120, windowSeconds: 15 * 60 }

/** Social sign-in and linked provider accounts (AUT-3, AUT-11, AUT-12). */
export function socialRoutes(services: AccountServices): Routes['social'] {
  const { clock, database, passwords, social, wake } = services
  const { queries } = database
  const flows = createSocialFlows(services)
  const accountsOf = async (userId: number) => ({ data: await linkedAccounts(queries, social, userId) })

  return {
    socialProviders: async () => ({ data: social.map(({ id, name }) => ({ id, name })) }),

    async startSocial({ body, locale, address, viewer }) {
      const session = body.purpose === 'link' ? await viewer() : undefined
      if (body.purpose === 'link') {
        if (!session) throw new HttpError('unauthenticated')
        await requireProof(services, session, body.password, address)
      }
      await enforceRateLimit(services, { ...limit, account: address, address })
      return { data: await flows.begin(body, session?.user.id, locale) }
    },

    async socialToken({ body, request }) {
      const person = await flows.take(body, 'sign-in')
      const passwordHash = await passwords.hash(randomSecret())
      const source = await signInSource(services, request, 'provider')
      return {
        data: await queries.transaction(tx =>
          enterBySocial(tx, services, body.provider, person, { passwordHash, source, now: clock() }),
        ),
      }
    },

    async linkSocial({ session, body, locale }) {
      const { user } = session
      const person = await flows.take(body, 'link', user.id)
      const now = clock()
      await queries.transaction(async tx => {
        await lockSession(tx, session)
        await linkAccount(tx, body.provider, person, user.id, now)
        await queueMail(tx, { kind: 'providerLinked', recipient: user.email, locale, link: '/profile' }, now)
      })
      wake()
      return accountsOf(user.id)
    },

    socialAccounts: ({ session }) => accountsOf(session.user.id),

    async unlinkSocial({ session, query, body, locale, address }) {
      const { user } = session
      await requireProof(services, session, body.password, address)
      const now = clock()
      await queries.transaction(async tx => {
        await unlinkAccount(tx, query.provider, user.id)
        const mail = { recipient: user.email, locale, link: '/forgot-password' }
        await queueMail(tx, { kind: 'providerUnlinked', ...mail }, now)
      })
      wake()
      return accountsOf(user.id)
    },

    async refreshToken({ body, request }) {
      const renewed = await renewSession(queries, body.refreshToken, originOf(request), clock())
      if (!renewed) throw unauthenticated()
      return { data: renewed }
    },
  }
}
