import { dayIn } from '../../common/days.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import { HttpError } from '../../http/HttpError.ts'
import type { Voter } from './castVote.ts'
import { findPoll, type Poll, pollsOf } from './findPoll.ts'
import { proxiesOf } from './proxies.ts'

/**
 * Returns a poll of the voter's contract, or one in which the voter only represents other contracts.
 * @param isVoter whether the voter may vote for the own contract, without which no proxy votes
 * @throws HttpError not_found
 */
export async function readablePoll(
  { clock, database: { queries } }: Pick<CoreServices, 'clock' | 'database'>,
  pollId: number,
  { contract, userId, timeZone }: Pick<Voter, 'contract' | 'userId' | 'timeZone'>,
  isVoter: boolean,
): Promise<{ readonly poll: Poll; readonly isByProxyOnly: boolean }> {
  const [own] = await pollsOf(queries, pollId, contract)
  if (own) return { poll: own, isByProxyOnly: false }
  const { vendorId } = contract
  const today = dayIn(timeZone, clock())
  const [proxy] = isVoter ? await proxiesOf(queries, { vendorId, pollId, userId, today }) : []
  if (!proxy) throw new HttpError('not_found')
  return { poll: await findPoll(queries, pollId, { id: proxy.contractId, vendorId }), isByProxyOnly: true }
}
