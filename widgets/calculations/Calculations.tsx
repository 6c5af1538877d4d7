import { queryOptions, useQuery } from '@tanstack/react-query'
import { messages } from '../../src/api/endpoints/messages.ts'
import type { Client } from '../../src/client/createClient.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { QueryShell } from '../../src/runtime/QueryShell.tsx'
import { useDestination } from '../../src/runtime/useDestination.ts'
import { usePanel } from '../../src/runtime/usePanel.ts'
import { CalculationsView } from './CalculationsView.tsx'

/** The newest calculation of each of up to five contracts (MSG-6). */
const calculationsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['messages', 'calculations'],
    queryFn: async ({ signal }) => {
      const query = { count: 5, page: '1', type: 'calculation', lastInvoiceOnly: '1' } as const
      return (await client.call(messages, { query, signal })).data
    },
  })

/** How the newest bills were calculated. */
export const Calculations = () => (
  <QueryShell>
    <Newest />
  </QueryShell>
)

function Newest() {
  const { client } = useElement().suite
  const place = useDestination()
  const query = useQuery(calculationsQuery(client))
  return (
    <CalculationsView
      panel={usePanel(query)}
      linkTo={({ id }) => place('message', { type: 'calculation', message: id })}
      all={place('messages', { type: 'calculation' })}
      onRetry={() => void query.refetch()}
    />
  )
}
