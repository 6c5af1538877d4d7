import { describeError } from '../../http/describeError.ts'
import type { Routes } from '../../http/Handler.ts'
import { acceptsEventStream, eventStreamHeaders, serverSentEvents } from '../../http/serverSentEvents.ts'
import { heldContracts } from '../contracts/heldContracts.ts'
import type { ChangeServices } from './ChangeServices.ts'
import type { ResidentChange } from './changeFeed.ts'

/** What staff change in a user's contracts, as it happens (EVT-7). */
export function changesRoutes({ changes, access, database, logger }: ChangeServices): Routes['changes'] {
  /** Whether a change is of a contract that the user holds now. */
  const concerns = async (userId: number, { vendorId, organizationId, contractId }: ResidentChange) => {
    const held = await heldContracts(database.queries, userId)
    if (contractId !== null) return held.contractIds.includes(contractId)
    if (organizationId !== null) return held.organizationIds.includes(organizationId)
    return held.vendorIds.includes(vendorId)
  }

  return {
    async changeEvents({ session: { user, tokenHash }, request }) {
      if (!acceptsEventStream(request)) return { body: '', headers: eventStreamHeaders }
      const { vendorIds } = await heldContracts(database.queries, user.id)
      await changes.ready()
      const body = serverSentEvents(({ send, close }) => {
        const report = async (change: ResidentChange) => {
          if (!(await access.session(tokenHash))) return close()
          if (!(await concerns(user.id, change))) return
          const { topic, contractId } = change
          send(`event: change\ndata: ${JSON.stringify({ topic, contractId })}\n\n`)
        }
        return changes.listen({
          userId: user.id,
          onEnd: close,
          onChange(change) {
            // Most changes are of other vendors; a contract linked meanwhile is seen after the next connection.
            if (!vendorIds.includes(change.vendorId)) return
            report(change).catch((error: unknown) => {
              logger.error(describeError(error), 'a change could not be reported')
              close()
            })
          },
        })
      })
      return { body, headers: eventStreamHeaders }
    },
  }
}
