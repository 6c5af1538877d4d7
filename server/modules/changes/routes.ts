import { describeError } from '../../http/describeError.ts'
import type { Routes } from '../../http/Handler.ts'
import { acceptsEventStream, eventStreamHeaders, serverSentEvents } from '../../http/serverSentEvents.ts'
import { type Holder, heldContracts } from '../contracts/heldContracts.ts'
import type { ChangeServices } from './ChangeServices.ts'
import type { ResidentChange } from './changeFeed.ts'

/** What staff change in a user's contracts, as it happens (EVT-7). */
export function changesRoutes({ changes, access, database, logger }: ChangeServices): Routes['changes'] {
  /** Whether a change is of a contract that the user holds now, or held and lost by it. */
  const concerns = async (
    holder: Holder,
    before: Awaited<ReturnType<typeof heldContracts>>,
    { vendorId, organizationId, contractId, topic }: ResidentChange,
  ) => {
    const held = await heldContracts(database.queries, holder)
    if (contractId !== null)
      return (topic === 'holders' ? [held, before] : [held]).some(({ contractIds }) =>
        contractIds.includes(contractId),
      )
    if (organizationId !== null) return held.organizationIds.includes(organizationId)
    return held.vendorIds.includes(vendorId)
  }

  return {
    async changeEvents({ session, request, query: { since = 0 } }) {
      if (!acceptsEventStream(request)) return { body: '', headers: eventStreamHeaders }
      const before = await heldContracts(database.queries, session)
      await changes.ready()
      const missed = since > 0 ? await changes.recent(since, before.vendorIds) : []
      const body = serverSentEvents(({ send, close }) => {
        const report = async (change: ResidentChange) => {
          if (!(await access.session(session.tokenHash, session.origin))) return close()
          if (!(await concerns(session, before, change))) return
          const { topic, contractId } = change
          send(`event: change\ndata: ${JSON.stringify({ topic, contractId })}\n\n`)
        }
        const onChange = (change: ResidentChange) => {
          // Most changes are of other vendors; a contract linked meanwhile is seen after the next connection.
          if (!before.vendorIds.includes(change.vendorId)) return
          report(change).catch((error: unknown) => {
            logger.error(describeError(error), 'a change could not be reported')
            close()
          })
        }
        missed.forEach(onChange)
        return changes.listen({ userId: session.user.id, onEnd: close, onChange })
      })
      return { body, headers: eventStreamHeaders }
    },
  }
}
