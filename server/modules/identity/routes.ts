import { randomSecret, sha256 } from '../../common/crypto.ts'
import type { Transaction } from '../../database/Database.ts'
import { and, eq, gt, inArray } from '../../database/drizzle.ts'
import { describeError } from '../../http/describeError.ts'
import { enforceRateLimit } from '../../http/enforceRateLimit.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { queueMail } from '../../mail/queueMail.ts'
import { claimedProvider } from '../../providers/identity/claimedProvider.ts'
import type { Identity } from '../../providers/identity/IdentityVerifier.ts'
import { checkPassword } from '../accounts/checkPassword.ts'
import { lockSession } from '../accounts/lockSession.ts'
import { lockSignIn } from '../accounts/lockSignIn.ts'
import { openSession } from '../accounts/openSession.ts'
import { signInSource } from '../accounts/signInSource.ts'
import { users } from '../accounts/tables.ts'
import type { IdentityServices } from './IdentityServices.ts'
import { accountOfCustomer, linkedUser, linkPerson } from './linkedUser.ts'
import { identityProviders, identityTickets, usedIdentityTokens } from './tables.ts'

/** Exchanges that one network address may try; a building may share one address. */
const limit = { action: 'token-exchange', perAccount: 120, perAddress: 120, windowSeconds: 15 * 60 }
const ticketMilliseconds = 15 * 60 * 1000

/** One sentence for all reasons, because more would help who forges tokens. */
const refused = () =>
  new HttpError('unauthenticated', {
    message: 'The identity token is not valid here, has expired, or was exchanged before. Get a new one.',
    headers: { 'WWW-Authenticate': 'Bearer' },
  })

/** Sign-in by a vendor's own OpenID provider. */
export function identityRoutes(services: IdentityServices): Routes['identity'] {
  const { database, clock, logger, wake } = services
  const { queries } = database

  /** @throws HttpError unauthenticated, whatever is wrong */
  const verify = async (token: string) => {
    const claimed = await claimedProvider(token)
    const [provider] =
      claimed && claimed.audiences.length > 0
        ? await queries
            .select()
            .from(identityProviders)
            .where(
              and(
                eq(identityProviders.issuer, claimed.issuer),
                inArray(identityProviders.audience, [...claimed.audiences]),
              ),
            )
        : []
    if (!provider) throw refused()
    try {
      return { provider, identity: await services.identity.verify(token, provider, clock()) }
    } catch (error) {
      logger.warn(describeError(error), 'an identity token was refused')
      throw refused()
    }
  }

  /** @throws HttpError unauthenticated if the token was exchanged before */
  const spendToken = async (tx: Transaction, vendorId: number, { id, expiresAt }: Identity) => {
    const tokenHash = await sha256(`identity ${vendorId} ${id}`)
    const rows = await tx
      .insert(usedIdentityTokens)
      .values({ vendorId, tokenHash, expiresAt })
      .onConflictDoNothing()
      .returning()
    if (rows.length === 0) throw refused()
  }

  return {
    async exchangeToken({ body, request, locale, address }) {
      await enforceRateLimit(services, { ...limit, account: address, address })
      const { provider, identity } = await verify(body.subject_token)
      const { vendorId } = provider
      const source = await signInSource(services, request, 'page')
      const now = clock()
      const answer = await queries.transaction(async tx => {
        await spendToken(tx, vendorId, identity)
        let user = await linkedUser(tx, vendorId, identity.subject)
        if (!user) {
          const customer = await accountOfCustomer(tx, vendorId, identity)
          const link = customer && (await linkPerson(tx, vendorId, identity.subject, customer, now))
          if (link !== 'taken') user = customer
          if (customer && link === 'new') {
            const mail = { recipient: customer.email, locale, link: '/profile' }
            await queueMail(tx, { kind: 'providerLinked', ...mail }, now)
          }
        }
        if (!user) {
          const ticket = randomSecret()
          await tx.insert(identityTickets).values({
            ticketHash: await sha256(ticket),
            vendorId,
            subject: identity.subject,
            expiresAt: new Date(now.getTime() + ticketMilliseconds),
          })
          return { kind: 'unlinked' as const, ticket }
        }
        // A password that was changed meanwhile has ended the link.
        if ((await lockSignIn(tx, user.id)) !== user.passwordHash) throw refused()
        // The vendor vouches for its own customers only.
        const session = await openSession(tx, user.id, { ...source, vendorIds: [vendorId] }, now)
        return { kind: 'signed-in' as const, ...session }
      })
      wake()
      return { data: answer }
    },

    async linkIdentity({ session, body, locale, address }) {
      await checkPassword(services, session, body.password, address, 'password')
      const now = clock()
      await queries.transaction(async tx => {
        await lockSession(tx, session)
        const [ticket] = await tx
          .delete(identityTickets)
          .where(
            and(
              eq(identityTickets.ticketHash, await sha256(body.ticket)),
              gt(identityTickets.expiresAt, now),
            ),
          )
          .returning()
        if (!ticket) throw new HttpError('link_expired')
        const [user] = await tx.select().from(users).where(eq(users.id, session.user.id))
        if (!user) throw refused()
        const link = await linkPerson(tx, ticket.vendorId, ticket.subject, user, now)
        if (link === 'taken') throw new HttpError('social_linked_elsewhere')
        if (link === 'present') return
        await queueMail(tx, { kind: 'providerLinked', recipient: user.email, locale, link: '/profile' }, now)
      })
      wake()
    },
  }
}
