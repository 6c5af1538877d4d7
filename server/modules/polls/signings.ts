import type * as z from 'zod/mini'
import { limits } from '../../../src/api/schemas/limits.ts'
import type { SignBody, SigningWebhookBody } from '../../../src/api/schemas/polls.ts'
import { base64Of } from '../../common/base64.ts'
import { randomSecret } from '../../common/crypto.ts'
import { and, eq, inArray } from '../../database/drizzle.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import { describeError } from '../../http/describeError.ts'
import { HttpError } from '../../http/HttpError.ts'
import { ContainerFault } from '../../providers/signatures/asic/ContainerFault.ts'
import type { SignatureProvider } from '../../providers/signatures/SignatureProvider.ts'
import { isOfContract } from '../contracts/isOfContract.ts'
import { ballotName, isContainerOf, personalDigits, writeBallot } from './ballot.ts'
import { castVote, receiptParts, type Voter, voteAnswer } from './castVote.ts'
import { type Poll, votesOf } from './findPoll.ts'
import { isActive } from './isActive.ts'
import { type PollAnswer, pollChoices, pollSignings } from './tables.ts'

type Signing = typeof pollSignings.$inferSelect

export const signingAnswer = (
  signing: Pick<Signing, 'reference' | 'state' | 'redirectUrl' | 'controlCode' | 'failure' | 'expiresAt'>,
  now: Date,
) => {
  const isLate = signing.state === 'waiting' && signing.expiresAt <= now
  return {
    id: signing.reference,
    state: isLate ? ('failed' as const) : signing.state,
    redirectUrl: signing.state === 'waiting' && !isLate ? signing.redirectUrl : null,
    controlCode: signing.state === 'waiting' && !isLate ? signing.controlCode : null,
    failure: isLate ? ('expired' as const) : signing.failure,
  }
}

/** Returns a four-digit control code that the user compares with the phone's. */
const randomCode = () =>
  String((crypto.getRandomValues(new Uint16Array(1))[0] ?? 0) % 10_000).padStart(4, '0')

/** Signs votes through a provider (POL-3). Names, phone and personal code are passed on; what stays is in the signed container. */
export function createSignings(services: CoreServices, provider: SignatureProvider) {
  const { clock, config, database, logger } = services
  const { queries } = database

  /**
   * Returns a user's own signing of a poll.
   * @throws HttpError not_found, poll_mismatched under another poll, poll_signing_not_allowed for
   *   another user's
   */
  const find = async (
    reference: string,
    poll: Poll,
    { userId, contract, proxy }: Voter,
  ): Promise<Signing> => {
    const [signing] = await queries
      .select()
      .from(pollSignings)
      .where(and(eq(pollSignings.vendorId, contract.vendorId), eq(pollSignings.reference, reference)))
    if (!signing || signing.contractId !== contract.id || signing.proxyId !== (proxy?.id ?? null))
      throw new HttpError('not_found')
    if (signing.userId !== userId) throw new HttpError('poll_signing_not_allowed')
    if (signing.pollId !== poll.id) throw new HttpError('poll_mismatched')
    return signing
  }

  const fail = (reference: string, failure: NonNullable<Signing['failure']>) =>
    queries
      .update(pollSignings)
      .set({ state: 'failed', failure })
      .where(and(eq(pollSignings.reference, reference), eq(pollSignings.state, 'waiting')))

  /** Whether a container is sound and holds exactly what was given to sign, signed by who was to sign it. */
  const proves = async (
    { reference, document, signerHash }: Signing,
    container: Uint8Array,
    now: Date,
  ): Promise<boolean> => {
    try {
      const signed = await provider.check(container, now)
      const { verify } = await services.signer()
      return (
        isContainerOf(signed, document) &&
        (await verify(signerHash ?? '', 'signer', reference, personalDigits(signed.signer.code ?? '')))
      )
    } catch (error) {
      if (!(error instanceof ContainerFault)) throw error
      logger.warn({ reason: error.reason, message: error.message }, 'a signed container was refused')
      return false
    }
  }

  return {
    find,

    async start(poll: Poll, voter: Voter, answers: readonly PollAnswer[], body: z.output<typeof SignBody>) {
      const now = clock()
      const voted = await votesOf(queries, voter.contract, [poll.id])
      const isOpen = isActive(poll, voter.timeZone, now) && voter.contract.isActive
      if (!poll.needsSignature || !isOpen || voted.length > 0) throw new HttpError('poll_signing_not_allowed')
      const { firstName, lastName, phone, personalCode, returnUrl } = body
      const reference = randomSecret()
      const controlCode = randomCode()
      const document = await writeBallot(queries, poll, voter, answers, reference)
      const signer = await services.signer()
      const started = provider.start({
        reference,
        title: poll.title,
        controlCode,
        firstName,
        lastName,
        phone,
        personalCode,
        document: {
          name: ballotName,
          mime: 'application/json',
          content: base64Of(new TextEncoder().encode(document)),
        },
        returnUrl,
        notifyUrl: `${config.publicUrl}/api/v5/polls/webhooks/signatures`,
      })
      const redirectUrl = await started.catch((error: unknown) => {
        logger.warn(describeError(error), 'the e-signature service is away')
        return undefined
      })
      if (redirectUrl === undefined) throw new HttpError('poll_signature_unavailable')
      const [signing] = await queries
        .insert(pollSignings)
        .values({
          reference,
          vendorId: poll.vendorId,
          pollId: poll.id,
          contractId: voter.contract.id,
          userId: voter.userId,
          answers,
          state: 'waiting',
          failure: null,
          redirectUrl,
          controlCode,
          expiresAt: new Date(now.getTime() + limits.signingSeconds * 1000),
          document,
          proxyId: voter.proxy?.id ?? null,
          signerHash: await signer.sign('signer', reference, personalDigits(personalCode)),
        })
        .returning()
      if (!signing) throw new Error('A signing was not written.')
      return signing
    },

    /** Cancels a signing whose vote is not counted, also one that was signed meanwhile: it must not count later. */
    giveUp: (reference: string) =>
      queries
        .update(pollSignings)
        .set({ state: 'failed', failure: 'given_up', container: null })
        .where(
          and(eq(pollSignings.reference, reference), inArray(pollSignings.state, ['waiting', 'signed'])),
        ),

    /**
     * Casts the vote of a completed signature; a repeated call returns the stored vote.
     * @throws HttpError poll_choice_not_counted if it is not signed or the choice changed
     */
    async complete(signing: Signing, poll: Poll, voter: Voter) {
      const { answers, reference } = signing
      const signer = await services.signer()
      const result = await queries.transaction(async tx => {
        const [row] = await tx
          .select()
          .from(pollSignings)
          .where(eq(pollSignings.reference, reference))
          .for('update')
        if (row?.state === 'completed') {
          const [vote] = await votesOf(tx, voter.contract, [poll.id])
          return vote && voteAnswer(vote, answers, true)
        }
        if (row?.state !== 'signed' || !row.container) return undefined
        const [savedChoice] = await tx
          .select({ answers: pollChoices.answers })
          .from(pollChoices)
          .where(
            and(
              eq(pollChoices.pollId, poll.id),
              isOfContract(pollChoices, voter.contract),
              eq(pollChoices.userId, voter.userId),
            ),
          )
        const choiceOf = (answers: readonly PollAnswer[] = []) =>
          JSON.stringify(receiptParts(poll.id, signing.contractId, signing.expiresAt, answers))
        if (choiceOf(savedChoice?.answers) !== choiceOf(answers)) {
          await tx
            .update(pollSignings)
            .set({ state: 'failed', failure: 'changed' })
            .where(eq(pollSignings.reference, reference))
          return undefined
        }
        const vote = await castVote(tx, { clock, signer }, poll, voter, {
          answers,
          container: row.container,
        })
        await tx
          .update(pollSignings)
          .set({ state: 'completed', container: null })
          .where(eq(pollSignings.reference, reference))
        return vote
      })
      if (!result) throw new HttpError('poll_choice_not_counted')
      return result
    },

    /**
     * Handles a webhook of the provider. Events may be late, repeated or out of order: a final state
     * stays. A signing counts as signed once its container is here and proves exactly this vote.
     * @throws HttpError forbidden for an invalid signature
     */
    async hear(
      header: string | null,
      rawBody: string,
      { signing, state }: z.output<typeof SigningWebhookBody>,
    ) {
      const now = clock()
      if (!(await provider.isFromProvider(header, rawBody, now))) throw new HttpError('forbidden')
      if (state !== 'completed') return void (await fail(signing, state))
      const [row] = await queries.select().from(pollSignings).where(eq(pollSignings.reference, signing))
      if (row?.state !== 'waiting') return
      if (row.expiresAt <= now) return void (await fail(signing, 'expired'))
      const container = await provider.container(signing)
      if (!(await proves(row, container, now))) return void (await fail(signing, 'invalid'))
      await queries
        .update(pollSignings)
        .set({ state: 'signed', container })
        .where(and(eq(pollSignings.reference, signing), eq(pollSignings.state, 'waiting')))
    },
  }
}
