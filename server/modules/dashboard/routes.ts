import type { CoreServices } from '../../http/CoreServices.ts'
import type { Routes } from '../../http/Handler.ts'
import { heldBy } from '../contracts/heldContracts.ts'
import { prepareCurrentEvents } from './currentEvents.ts'

/** Dashboard of a signed-in user (SVC-4). */
export function dashboardRoutes({ clock, database: { queries } }: CoreServices): Routes['dashboard'] {
  const currentEvents = prepareCurrentEvents(queries)

  return {
    async currentEvents({ session, query: { contractId } }) {
      return { data: await currentEvents(session.user.id, heldBy(session, contractId), clock()) }
    },
  }
}
