import { bytesOf } from '../../common/base64.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import type { Voter } from './castVote.ts'
import { describeContainer } from './describeContainer.ts'
import { enforceCheckLimit } from './enforceCheckLimit.ts'
import { findPoll, votesOf } from './findPoll.ts'
import { openContainer, signedContainerUrl } from './keptContainers.ts'
import type { PollServices } from './PollServices.ts'
import type { VoterCall } from './voterOf.ts'

/** The signed containers of votes, for those who cast them and for anyone who checks one (VOT-1, VOT-2). */
export function containerRoutes(
  services: PollServices,
  voterOf: (call: VoterCall) => Promise<Voter>,
): Pick<Routes['polls'], 'containerUrl' | 'container' | 'checkContainer'> {
  const { queries } = services.database
  return {
    async containerUrl(call) {
      const { session, params } = call
      const { contract } = await voterOf(call)
      const poll = await findPoll(queries, params.poll, contract)
      const [vote] = await votesOf(queries, contract, [poll.id])
      if (vote?.userId !== session.user.id) throw new HttpError('not_found')
      return { data: await signedContainerUrl(services, vote, session.user.id) }
    },

    async checkContainer({ body, address }) {
      await enforceCheckLimit(services, address)
      return {
        data: await describeContainer(services, bytesOf(body.container)),
      }
    },

    container: ({ params, query }) => openContainer(services, params.vote, query),
  }
}
