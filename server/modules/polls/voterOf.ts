import { dayIn } from '../../common/days.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import type { Call } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import type { Voter } from './castVote.ts'
import { proxiesOf } from './proxies.ts'

/** What a call about a poll tells of its caller. */
export type VoterCall = Pick<
  Call<typeof import('../../../src/api/endpoints/polls.ts')['poll']>,
  'session' | 'contract' | 'params' | 'query'
>

/**
 * Returns who votes for which contract: the own one or, for a proxy, the one that it represents. Nothing but polls takes
 * a contract from here.
 * @throws HttpError not_found if the caller has no such proxy in the poll today
 */
export const createVoterOf =
  ({ clock, database: { queries } }: CoreServices) =>
  async ({ session, contract, params, query }: VoterCall): Promise<Voter> => {
    const { vendorId, timeZone } = contract
    const userId = session.user.id
    if (query.proxy === undefined) return { userId, contract, timeZone }
    const today = dayIn(timeZone, clock())
    const [proxy] = await proxiesOf(queries, {
      ...{ vendorId, userId, today },
      pollId: params.poll,
      only: query.proxy,
    })
    if (!proxy) throw new HttpError('not_found')
    return { userId, contract: { id: proxy.contractId, vendorId, isActive: proxy.isActive }, proxy, timeZone }
  }
