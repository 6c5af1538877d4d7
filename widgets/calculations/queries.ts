import { queryOptions } from '@tanstack/react-query'
import { messages } from '../../src/api/endpoints/messages.ts'
import type { Client } from '../../src/client/createClient.ts'

/** The newest calculation of each of up to five contracts (MSG-6). */
export const calculationsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['messages', 'calculations'],
    queryFn: async ({ signal }) => {
      const query = { count: 5, page: 1, type: 'calculation', lastInvoiceOnly: true } as const
      return (await client.call(messages, { query, signal })).data
    },
  })
