import type * as z from 'zod/mini'
import type { ContainerCheck } from '../../../src/api/schemas/polls.ts'
import { sha256 } from '../../common/crypto.ts'
import { and, eq } from '../../database/drizzle.ts'
import { isParent } from '../../database/isParent.ts'
import { ContainerFault } from '../../providers/signatures/asic/ContainerFault.ts'
import { vendors } from '../vendors/tables.ts'
import { readBallot } from './ballot.ts'
import type { PollServices } from './PollServices.ts'
import { pollBallots, pollVotes } from './tables.ts'

const nothing = { isCounted: false, isWithdrawn: false, signer: null, signedAt: null, ballot: null }

/** Says what a container of a stranger proves. Of a container that is not sound it repeats nothing. */
export async function describeContainer(
  { database: { queries }, signatures }: PollServices,
  container: Uint8Array<ArrayBuffer>,
): Promise<z.output<typeof ContainerCheck>> {
  const signed = await signatures.check(container).catch((error: unknown) => {
    if (error instanceof ContainerFault) return error.reason
    throw error
  })
  if (typeof signed === 'string') return { ...nothing, result: signed }
  const signedBallot = readBallot(signed)
  if (!signedBallot) return { ...nothing, result: 'not_ballot' }
  const { format, signing, ...ballot } = signedBallot
  const [vendor] = await queries
    .select({ id: vendors.id })
    .from(vendors)
    .where(eq(vendors.slug, ballot.vendor))
  const vendorId = vendor?.id ?? 0
  const [vote] = await queries
    .select({ withdrawnAt: pollVotes.withdrawnAt })
    .from(pollBallots)
    .innerJoin(pollVotes, isParent(pollVotes, pollBallots, pollBallots.voteId))
    .where(
      and(
        eq(pollBallots.vendorId, vendorId),
        eq(pollVotes.vendorId, vendorId),
        eq(pollBallots.containerHash, await sha256(container)),
        eq(pollVotes.pollId, ballot.poll.id),
      ),
    )
  const { name, issuer } = signed.signer
  return {
    result: 'sound',
    isCounted: vote?.withdrawnAt === null,
    isWithdrawn: vote !== undefined && vote.withdrawnAt !== null,
    signer: { name, issuer },
    signedAt: signed.signedAt.toISOString(),
    ballot,
  }
}
