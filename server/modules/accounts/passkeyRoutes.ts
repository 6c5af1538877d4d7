import { limits } from '../../../src/api/schemas/limits.ts'
import type { Session } from '../../http/authorize.ts'
import { describeError } from '../../http/describeError.ts'
import { enforceRateLimit } from '../../http/enforceRateLimit.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { isTaken } from '../../http/refusalOf.ts'
import { queueMail } from '../../mail/queueMail.ts'
import type { AccountServices } from './AccountServices.ts'
import { requireProof } from './checkPassword.ts'
import { deviceOf } from './deviceOf.ts'
import { lockSession } from './lockSession.ts'
import { lockSignIn } from './lockSignIn.ts'
import { openSession } from './openSession.ts'
import { passkeyAlgorithms } from './passkeys/passkeyAlgorithms.ts'
import { createChallenge, takeChallenge } from './passkeys/passkeyChallenges.ts'
import { findPasskeyOrigin, requirePasskeyOrigin } from './passkeys/passkeyOrigin.ts'
import { passkeyQueries } from './passkeys/passkeyQueries.ts'
import { beginSignIn } from './signInLimit.ts'
import { signInSource } from './signInSource.ts'

/** Seconds for adding a passkey, and for a sign-in: its challenge waits in the form until the person has chosen. */
const addSeconds = 300
const signInSeconds = 600
/** Challenges that one network address may ask for; a building may share one address. */
const limit = { action: 'passkey', perAccount: 300, perAddress: 300, windowSeconds: 15 * 60 }

/** Sign-in with passkeys, and the passkeys of an account (AUT-20, AUT-21). */
export function passkeyRoutes(services: AccountServices): Routes['passkeys'] {
  const { clock, database, logger, passkeys: verifier, signer, wake } = services
  const { queries } = database
  const ofPerson = passkeyQueries(queries)

  /** What an authenticator knows an account by: it says nothing about the person. */
  const handleOf = async (userId: number) => (await signer()).sign('account of a passkey', userId)

  const answer = async ({ user }: Session) => ({
    data: (await ofPerson.of(user.id)).map(({ id, name, isSynced, createdAt, lastUsedAt }) => ({
      id,
      name,
      isSynced,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  })

  /** Refuses without a reason, which would only help those who try; the log has it. */
  const refuse = (reason: object): HttpError => {
    logger.warn(reason, 'a passkey was refused')
    return new HttpError('passkey_refused')
  }

  return {
    async requestPasskey({ request, address }) {
      const known = await findPasskeyOrigin(services, request)
      if (!known) return { data: null }
      const { origin, rpId } = known
      await enforceRateLimit(services, { ...limit, account: address, address })
      const challenge = await createChallenge(queries, { origin }, signInSeconds, clock())
      return { data: { challenge, rpId, timeout: signInSeconds * 1000, userVerification: 'required' } }
    },

    async signInWithPasskey({ body: { credential }, request, address }) {
      const { origin, rpId } = await requirePasskeyOrigin(services, request)
      // Counted apart from passwords, so that guesses of one lock nobody out of the other.
      const attempt = await beginSignIn(services, `passkey ${credential.id}`, address)
      const now = clock()
      const source = await signInSource(services, request, 'passkey')
      /** Undefined if the address of the account is not confirmed. */
      const signIn = async () => {
        const challenge = await takeChallenge(queries, credential.response.clientDataJSON, { origin }, now)
        if (challenge === undefined) throw refuse({ reason: 'no such challenge' })
        const row = await ofPerson.find(credential.id)
        if (!row) throw refuse({ reason: 'unknown passkey' })
        const { passkey, user } = row
        if (credential.response.userHandle !== (await handleOf(user.id)))
          throw refuse({ reason: 'passkey of another account', passkey: passkey.id })
        const used = await verifier
          .verifyUse(credential, { challenge, origin, rpId }, passkey)
          .catch((error: unknown) => {
            throw refuse({ passkey: passkey.id, ...describeError(error) })
          })
        return queries.transaction(async tx => {
          await lockSignIn(tx, user.id)
          if (!(await passkeyQueries(tx).noteUse(passkey, used, now)))
            throw refuse({ reason: 'counted twice', passkey: passkey.id })
          return user.confirmedAt ? openSession(tx, user.id, source, now) : undefined
        })
      }
      const opened = await signIn().catch(async (error: unknown) => {
        if (error instanceof HttpError) await attempt.failed()
        throw error
      })
      await attempt.succeeded()
      if (!opened) throw new HttpError('profile_not_confirmed')
      return { data: opened }
    },

    passkeys: ({ session }) => answer(session),

    async startPasskey({ session, body, request, address }) {
      const { origin, rpId } = await requirePasskeyOrigin(services, request)
      await requireProof(services, session, body.password, address)
      const { user, tokenHash } = session
      const rows = await ofPerson.of(user.id)
      if (rows.length >= limits.passkeys.max) throw new HttpError('passkeys_full')
      const purpose = { origin, sessionHash: tokenHash }
      return {
        data: {
          challenge: await createChallenge(queries, purpose, addSeconds, clock()),
          rp: { id: rpId, name: rpId },
          user: {
            id: await handleOf(user.id),
            name: user.email,
            displayName: `${user.firstName} ${user.lastName}`,
          },
          pubKeyCredParams: passkeyAlgorithms.map(alg => ({ type: 'public-key', alg })),
          timeout: addSeconds * 1000,
          attestation: 'none',
          authenticatorSelection: {
            residentKey: 'required',
            requireResidentKey: true,
            userVerification: 'required',
          },
          excludeCredentials: rows.map(({ credentialId, transports }) => ({
            type: 'public-key',
            id: credentialId,
            transports: [...transports],
          })),
        },
      }
    },

    async addPasskey({ session, body: { credential }, request, locale }) {
      const { user, tokenHash } = session
      const { origin, rpId } = await requirePasskeyOrigin(services, request)
      const now = clock()
      const { clientDataJSON, transports = [] } = credential.response
      const purpose = { origin, sessionHash: tokenHash }
      const challenge = await takeChallenge(queries, clientDataJSON, purpose, now)
      if (challenge === undefined) throw refuse({ reason: 'no such challenge' })
      const verified = await verifier
        .verifyNew(credential, { challenge, origin, rpId })
        .catch((error: unknown) => {
          throw refuse(describeError(error))
        })
      const { browser, system } = deviceOf(request.headers.get('User-Agent') ?? '')
      const name = [browser, system].filter(part => part !== null).join(', ') || 'Passkey'
      const add = queries.transaction(async tx => {
        await lockSession(tx, session)
        const ofAccount = passkeyQueries(tx)
        if ((await ofAccount.lockAndCount(user.id)) >= limits.passkeys.max)
          throw new HttpError('passkeys_full')
        await ofAccount.add({ ...verified, userId: user.id, transports, name, createdAt: now })
        await queueMail(
          tx,
          { kind: 'passkeyAdded', recipient: user.email, locale, link: '/forgot-password' },
          now,
        )
      })
      await add.catch((error: unknown) => {
        throw isTaken(error) ? refuse({ reason: 'known passkey' }) : error
      })
      wake()
      return answer(session)
    },

    async renamePasskey({ session, params, body: { name } }) {
      if (!(await ofPerson.rename(session.user.id, params.passkey, name))) throw new HttpError('not_found')
      return answer(session)
    },

    async removePasskey({ session, params, body, locale, address }) {
      const { user } = session
      await requireProof(services, session, body.password, address)
      await queries.transaction(async tx => {
        if (!(await passkeyQueries(tx).remove(user.id, params.passkey))) throw new HttpError('not_found')
        const mail = { recipient: user.email, locale, link: '/forgot-password' }
        await queueMail(tx, { kind: 'passkeyRemoved', ...mail }, clock())
      })
      wake()
      return answer(session)
    },
  }
}
