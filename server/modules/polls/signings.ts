import { and, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { limits } from '../../../src/api/schemas/limits.ts'
import type { SignBody, SigningWebhookBody } from '../../../src/api/schemas/polls.ts'
import { randomSecret } from '../../crypto.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import { describeError } from '../../http/describeError.ts'
import { HttpError } from '../../http/HttpError.ts'
import type { SignatureProvider } from '../../providers/signatures/SignatureProvider.ts'
import { isOfContract } from '../contracts/isOfContract.ts'
import { castVote, isActive, receiptParts, type Voter } from './castVote.ts'
import type { Poll } from './findPoll.ts'
import { type PollAnswer, pollChoices, pollSignings, pollVotes } from './tables.ts'

type Signing = typeof pollSignings.$inferSelect

export const signingAnswer = (signing: Signing, now: Date) => {
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

/** Signs votes through a provider (POL-3). Names, phone and personal code are passed on and not stored. */
export function createSignings(services: CoreServices, provider: SignatureProvider) {
  const { clock, config, database, logger } = services
  const { queries } = database

  /**
   * Returns a user's own signing of a poll.
   * @throws HttpError not_found, poll_mismatched under another poll, poll_signing_not_allowed for
   *   another user's
   */
  const find = async (reference: string, poll: Poll, { userId, contract }: Voter): Promise<Signing> => {
    const [signing] = await queries
      .select()
      .from(pollSignings)
      .where(and(eq(pollSignings.vendorId, contract.vendorId), eq(pollSignings.reference, reference)))
    if (!signing || signing.contractId !== contract.id) throw new HttpError('not_found')
    if (signing.userId !== userId) throw new HttpError('poll_signing_not_allowed')
    if (signing.pollId !== poll.id) throw new HttpError('poll_mismatched')
    return signing
  }

  const fail = (reference: string, failure: NonNullable<Signing['failure']>) =>
    queries
      .update(pollSignings)
      .set({ state: 'failed', failure })
      .where(and(eq(pollSignings.reference, reference), eq(pollSignings.state, 'waiting')))

  return {
    find,

    async start(poll: Poll, voter: Voter, answers: readonly PollAnswer[], body: z.output<typeof SignBody>) {
      const now = clock()
      const voted = await queries
        .select({ id: pollVotes.id })
        .from(pollVotes)
        .where(and(eq(pollVotes.pollId, poll.id), isOfContract(pollVotes, voter.contract)))
      if (!poll.needsSignature || !isActive(poll, voter.timeZone, now) || voted.length > 0)
        throw new HttpError('poll_signing_not_allowed')
      const { firstName, lastName, phone, personalCode, returnUrl } = body
      const reference = randomSecret()
      const controlCode = randomCode()
      const started = provider.start({
        reference,
        title: poll.title,
        controlCode,
        firstName,
        lastName,
        phone,
        personalCode,
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
        })
        .returning()
      if (!signing) throw new Error('A signing was not written.')
      return signing
    },

    /** Cancels a pending signing. */
    giveUp: (reference: string) => fail(reference, 'given_up'),

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
          const [vote] = await tx
            .select()
            .from(pollVotes)
            .where(and(eq(pollVotes.pollId, poll.id), isOfContract(pollVotes, voter.contract)))
          return (
            vote && {
              pollId: poll.id,
              at: vote.at.toISOString(),
              answers: [...answers],
              receipt: vote.receipt,
            }
          )
        }
        if (row?.state !== 'signed') return undefined
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
          JSON.stringify(receiptParts(poll.id, signing, signing.expiresAt, answers))
        if (choiceOf(savedChoice?.answers) !== choiceOf(answers)) {
          await tx
            .update(pollSignings)
            .set({ state: 'failed', failure: 'changed' })
            .where(eq(pollSignings.reference, reference))
          return undefined
        }
        const vote = await castVote(services, signer, tx, poll, voter, answers)
        await tx.update(pollSignings).set({ state: 'completed' }).where(eq(pollSignings.reference, reference))
        return vote
      })
      if (!result) throw new HttpError('poll_choice_not_counted')
      return result
    },

    /**
     * Handles a webhook of the provider. Events may be late, repeated or out of order: a final state
     * stays.
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
      if (row && row.expiresAt <= now) return void (await fail(signing, 'expired'))
      await queries
        .update(pollSignings)
        .set({ state: 'signed' })
        .where(and(eq(pollSignings.reference, signing), eq(pollSignings.state, 'waiting')))
    },
  }
}
