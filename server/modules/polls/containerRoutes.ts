import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { findPoll, votesOf } from './findPoll.ts'
import { openContainer, signedContainerUrl } from './keptContainers.ts'
import type { PollServices } from './PollServices.ts'

/** The signed containers of votes, for those who cast them (VOT-1). */
export function containerRoutes(services: PollServices): Pick<Routes['polls'], 'containerUrl' | 'container'> {
  const { queries } = services.database
  return {
    async containerUrl({ params, session, contract }) {
      const poll = await findPoll(queries, params.poll, contract)
      const [vote] = await votesOf(queries, contract, [poll.id])
      if (vote?.userId !== session.user.id) throw new HttpError('not_found')
      return { data: await signedContainerUrl(services, vote, session.user.id) }
    },

    container: ({ params, query }) => openContainer(services, params.vote, query),
  }
}
