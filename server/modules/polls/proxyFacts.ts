import type { Queries } from '../../database/Database.ts'
import { eq } from '../../database/drizzle.ts'
import { users } from '../accounts/tables.ts'
import type { Voter } from './castVote.ts'
import { type Poll, votesOf } from './findPoll.ts'
import { premisesOf } from './premises.ts'
import { proxiesOf } from './proxies.ts'
import type { pollVotes } from './tables.ts'

/** What a poll tells of proxies: those of the caller, or the one by which this is read, and who voted for the holder. */
export async function proxyFacts(
  queries: Queries,
  poll: Poll,
  { contract, proxy, userId }: Voter,
  today: string,
  vote: typeof pollVotes.$inferSelect | undefined,
) {
  const { vendorId } = poll
  const filter = { vendorId, pollId: poll.id, userId, today }
  const rows = await proxiesOf(queries, proxy ? { ...filter, only: proxy.id } : filter)
  const proxies = await Promise.all(
    rows.map(async ({ id, number, contract: name, contractId }) => {
      const represented = { id: contractId, vendorId }
      const premises = await premisesOf(queries, poll, represented)
      const voted = await votesOf(queries, represented, [poll.id])
      return {
        id,
        number,
        contract: name,
        premises: premises.map(each => each.name),
        hasTakenPart: voted.length > 0,
      }
    }),
  )
  const isByProxy = !proxy && vote !== undefined && vote.proxyId !== null && vote.contractId === contract.id
  const [person] =
    isByProxy && vote.userId !== null
      ? await queries
          .select({ firstName: users.firstName, lastName: users.lastName })
          .from(users)
          .where(eq(users.id, vote.userId))
      : []
  return {
    proxies,
    votedBy: isByProxy ? { name: person ? `${person.firstName} ${person.lastName}`.trim() : null } : null,
  }
}
