import type * as z from 'zod/mini'
import type { Locale } from '../../../../src/api/schemas/locales.ts'
import type { SocialCodeBody, SocialStartBody } from '../../../../src/api/schemas/social.ts'
import { randomSecret, sha256 } from '../../../common/crypto.ts'
import { and, eq, gt, lte } from '../../../database/drizzle.ts'
import { describeError } from '../../../http/describeError.ts'
import { HttpError } from '../../../http/HttpError.ts'
import { checkReturnAddress } from '../../vendors/checkReturnAddress.ts'
import type { AccountServices } from '../AccountServices.ts'
import { callbackAddress } from './callbackAddress.ts'
import { socialStates } from './tables.ts'

/** Seconds for the visit at the provider, and seconds for the page to exchange the result. */
const flowSeconds = 600
const codeSeconds = 120

type Way = typeof socialStates.$inferSelect

/** Result of a return: the flow, and the one-time code of its result if it succeeded. */
export interface Returned {
  readonly way: Way
  readonly state: string
  readonly code: string | null
}

const failureOf = (purpose: Way['purpose']) =>
  new HttpError(purpose === 'link' ? 'social_link_failed' : 'social_failed')

/**
 * Sign-in flows through providers, from start to result (AUT-11). Secrets are stored as hashes, except
 * those that the provider receives.
 */
export function createSocialFlows(services: AccountServices) {
  const { clock, config, database, logger, social } = services
  const { queries } = database
  const findProvider = (id: string) => social.find(provider => provider.id === id)
  const inSeconds = (seconds: number) => new Date(clock().getTime() + seconds * 1000)

  return {
    /**
     * @throws HttpError validation_failed for a foreign address, social_… if the provider is unknown
     *   or unavailable
     */
    async begin(body: z.output<typeof SocialStartBody>, userId: number | undefined, locale: Locale) {
      await checkReturnAddress(services, body.redirectUrl, { field: 'redirectUrl' })
      const provider = findProvider(body.provider)
      if (!provider)
        throw new HttpError(body.purpose === 'link' ? 'social_link_unavailable' : 'social_failed')
      const secrets = { state: randomSecret(), nonce: randomSecret(), verifier: randomSecret() }
      const ticket = randomSecret()
      const authorizationUrl = await provider
        .begin(callbackAddress(config, provider.id), secrets)
        .catch((error: unknown) => {
          logger.warn({ provider: provider.id, ...describeError(error) }, 'a sign-in provider is away')
          throw failureOf(body.purpose)
        })
      const { state, nonce, verifier } = secrets
      const expiresAt = inSeconds(flowSeconds)
      await queries.delete(socialStates).where(lte(socialStates.expiresAt, clock()))
      await queries.insert(socialStates).values({
        stateHash: await sha256(state),
        ticketHash: await sha256(ticket),
        provider: provider.id,
        purpose: body.purpose,
        display: body.display,
        userId: userId ?? null,
        redirectUrl: body.redirectUrl,
        locale: body.locale ?? locale,
        nonce,
        verifier,
        expiresAt,
      })
      return { authorizationUrl, state, ticket, expiresAt: expiresAt.toISOString() }
    },

    /**
     * Completes a return from a provider. Undefined if the state is missing, unknown, used, expired or
     * of another provider.
     */
    async comeBack(providerId: string, search: URLSearchParams): Promise<Returned | undefined> {
      const provider = findProvider(providerId)
      const state = search.get('state')
      if (!provider || !state) return undefined
      const [flow] = await queries
        .update(socialStates)
        .set({ isUsed: true })
        .where(
          and(
            eq(socialStates.stateHash, await sha256(state)),
            eq(socialStates.provider, providerId),
            eq(socialStates.isUsed, false),
            gt(socialStates.expiresAt, clock()),
          ),
        )
        .returning()
      if (!flow) return undefined
      const isFlow = eq(socialStates.stateHash, flow.stateHash)
      const address = new URL(callbackAddress(config, providerId))
      address.search = search.toString()
      try {
        const person = await provider.finish(address, { state, nonce: flow.nonce, verifier: flow.verifier })
        const code = randomSecret()
        await queries
          .update(socialStates)
          .set({ person, codeHash: await sha256(code), expiresAt: inSeconds(codeSeconds) })
          .where(isFlow)
        return { way: flow, state, code }
      } catch (error) {
        logger.warn(
          { provider: providerId, ...describeError(error) },
          'nothing came of a sign-in through a provider',
        )
        await queries.delete(socialStates).where(isFlow)
        return { way: flow, state, code: null }
      }
    },

    /**
     * Exchanges a one-time code for the provider's user, for the page that started the flow only.
     * @throws HttpError social_failed or social_link_failed
     */
    async take(
      { provider, code, redirectUrl, ticket }: z.output<typeof SocialCodeBody>,
      purpose: Way['purpose'],
      userId?: number,
    ) {
      const [flow] = await queries
        .delete(socialStates)
        .where(
          and(
            eq(socialStates.codeHash, await sha256(code)),
            eq(socialStates.ticketHash, await sha256(ticket)),
            eq(socialStates.provider, provider),
            eq(socialStates.redirectUrl, redirectUrl),
            eq(socialStates.purpose, purpose),
            gt(socialStates.expiresAt, clock()),
            userId === undefined ? undefined : eq(socialStates.userId, userId),
          ),
        )
        .returning()
      if (!flow?.person) throw failureOf(purpose)
      return flow.person
    },
  }
}
