import { endpoint } from '../../endpoints/endpoint.ts'
import { VendorEventsAnswer, VendorEventsQuery } from '../schemas/events.ts'

export const events = {
  list: endpoint({
    method: 'GET',
    path: 'events',
    access: 'vendor',
    summary: 'Events after the number `after`, in their order; the same call answers the same for 30 days',
    query: VendorEventsQuery,
    answer: VendorEventsAnswer,
  }),
} as const
