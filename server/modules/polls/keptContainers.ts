import type { Queries } from '../../database/Database.ts'
import { and, eq, gt } from '../../database/drizzle.ts'
import { isParent } from '../../database/isParent.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import { downloadAnswer } from '../../http/downloadAnswer.ts'
import type { FileAnswer } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { checkFileUrl, signedFileUrl } from '../../http/signedFileUrl.ts'
import { vendorsOfUser } from '../contracts/heldContracts.ts'
import { isOfVendors } from '../contracts/isOfSession.ts'
import { isCounted, isVoteIn, type Poll } from './findPoll.ts'
import { pollBallots, pollVotes } from './tables.ts'

const purpose = 'vote-container'
const isOfVote = isParent(pollVotes, pollBallots, pollBallots.voteId)

type VoteKey = Pick<typeof pollVotes.$inferSelect, 'vendorId' | 'id'>

export async function hasContainer(queries: Queries, { vendorId, id }: VoteKey): Promise<boolean> {
  const [row] = await queries
    .select({ voteId: pollBallots.voteId })
    .from(pollBallots)
    .where(and(eq(pollBallots.vendorId, vendorId), eq(pollBallots.voteId, id)))
  return row !== undefined
}

/**
 * Returns a short-lived address of a voter's container. The caller has checked that the vote is the voter's.
 * @throws HttpError not_found if the vote was not signed
 */
export async function signedContainerUrl(services: CoreServices, vote: VoteKey, userId: number) {
  if (!(await hasContainer(services.database.queries, vote))) throw new HttpError('not_found')
  const search = { user: String(userId) }
  return signedFileUrl(services, { path: `votes/${vote.id}`, purpose, ids: [vote.id, userId], search })
}

/**
 * Serves a voter's container by a signed address.
 * @throws HttpError forbidden for an invalid signature, link_expired, not_found if the vote is no longer the user's
 */
export async function openContainer(
  services: CoreServices,
  voteId: number,
  { user, ...signed }: { readonly user: number; readonly expires: string; readonly signature: string },
): Promise<FileAnswer> {
  await checkFileUrl(services, { purpose, ids: [voteId, user] }, signed)
  const { queries } = services.database
  const [row] = await queries
    .select({ container: pollBallots.container })
    .from(pollBallots)
    .innerJoin(pollVotes, isOfVote)
    .where(
      and(
        isOfVendors(pollVotes.vendorId, await vendorsOfUser(queries, user)),
        eq(pollVotes.id, voteId),
        eq(pollVotes.userId, user),
      ),
    )
  return containerAnswer(voteId, row?.container)
}

/**
 * Serves a container to the vendor's system.
 * @throws HttpError not_found if the poll has no such signed vote
 */
export async function readContainer(queries: Queries, poll: Poll, voteId: number): Promise<FileAnswer> {
  const [row] = await queries
    .select({ container: pollBallots.container })
    .from(pollBallots)
    .innerJoin(pollVotes, isOfVote)
    .where(and(isVoteIn(poll), eq(pollVotes.id, voteId)))
  return containerAnswer(voteId, row?.container)
}

/** The containers of a poll's counted votes, oldest vote first, one page of them in memory at a time. */
export async function* containersOf(queries: Queries, poll: Poll): AsyncGenerator<Uint8Array> {
  let after = 0
  while (true) {
    const rows = await queries
      .select({ id: pollVotes.id, container: pollBallots.container })
      .from(pollBallots)
      .innerJoin(pollVotes, isOfVote)
      .where(and(isVoteIn(poll), isCounted, gt(pollVotes.id, after)))
      .orderBy(pollVotes.id)
      .limit(50)
    const last = rows.at(-1)
    if (!last) return
    after = last.id
    yield* rows.map(({ container }) => container)
  }
}

function containerAnswer(voteId: number, content: Uint8Array | undefined): FileAnswer {
  if (!content) throw new HttpError('not_found')
  return downloadAnswer({ name: `vote-${voteId}.asice`, mime: 'application/vnd.etsi.asic-e+zip', content })
}
