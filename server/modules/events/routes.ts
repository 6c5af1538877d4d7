import type { CoreServices } from '../../http/CoreServices.ts'
import type { VendorRoutes } from '../../http/Handler.ts'
import { listEvents } from './listEvents.ts'

/** Events for vendors' systems (EVT-2). */
export const eventsRoutes = ({
  database: { queries },
  clock,
}: Pick<CoreServices, 'database' | 'clock'>): VendorRoutes['events'] => ({
  list: ({ vendor, query }) => listEvents(queries, vendor.id, { ...query, now: clock() }),
})
