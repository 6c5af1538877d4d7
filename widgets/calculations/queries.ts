import { queryOptions } from '@tanstack/react-query'
import { messages } from '../../src/api/endpoints/messages.ts'
import type { Client } from '../../src/client/createClient.ts'

/** The calculations of the newest bill: of one contract, or of each of up to five (MSG-6). */
export const calculationsQuery = (client: Client, contractId: number | undefined) =>
  queryOptions({
    queryKey: ['messages', 'calculations', contractId],
    queryFn: async ({ signal }) => {
      const query = { contractId, count: 5, page: 1, type: 'calculation', lastInvoiceOnly: true } as const
      return (await client.call(messages, { query, signal })).data
    },
  })
