import { parse } from '../../server/http/parse.ts'
import { listEvents } from '../../server/modules/events/listEvents.ts'
import { VendorEvent, vendorEvents } from '../../src/api/vendor/schemas/events.ts'
import type { TestServer } from './server.ts'

/** A vendor's events after a number, each checked against the schema of its type. */
export async function eventsOf(
  { database, clock }: TestServer,
  { vendorId = 1, after = 0 }: { vendorId?: number; after?: number } = {},
) {
  const { data } = await listEvents(database.queries, vendorId, { after, limit: 500, now: clock.now })
  return data.map(event => {
    parse(vendorEvents[event.type].data, event.data)
    return parse(VendorEvent, event)
  })
}

/** The number of a vendor's newest event. */
export const newestNumber = async (server: TestServer, vendorId = 1) =>
  (await eventsOf(server, { vendorId })).at(-1)?.number ?? 0
