import type { CoreServices } from '../../http/CoreServices.ts'
import type { Routes } from '../../http/Handler.ts'
import { heldContracts } from '../contracts/heldContracts.ts'
import { currentEvents } from './currentEvents.ts'

/** Dashboard of a signed-in user (SVC-4). */
export function dashboardRoutes({ clock, database: { queries } }: CoreServices): Routes['dashboard'] {
  return {
    async currentEvents({ session, query: { contractId } }) {
      const held = await heldContracts(queries, session, contractId)
      return { data: await currentEvents({ queries, userId: session.user.id, held, now: clock() }) }
    },
  }
}
