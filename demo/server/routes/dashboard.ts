import { currentEvents } from '../dashboard/currentEvents.ts'
import type { Routes } from '../http/Handler.ts'
import { heldContracts } from '../messages/heldContracts.ts'
import type { Services } from '../Services.ts'

/** The first page of a signed-in person (SVC-4). */
export function dashboardRoutes({ clock, database: { queries } }: Services): Routes['dashboard'] {
  return {
    async currentEvents({ session: { user }, query: { contractId } }) {
      const held = await heldContracts(queries, user.id, contractId)
      return { data: await currentEvents({ queries, userId: user.id, held, now: clock() }) }
    },
  }
}
