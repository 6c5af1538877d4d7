import { useQuery } from '@tanstack/react-query'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { QueryShell } from '../../src/runtime/QueryShell.tsx'
import { useDestination } from '../../src/runtime/useDestination.ts'
import { usePanel } from '../../src/runtime/usePanel.ts'
import { CalculationsView } from './CalculationsView.tsx'
import { calculationsQuery } from './queries.ts'

/** How the newest bills were calculated. */
export const Calculations = () => (
  <QueryShell>
    <Newest />
  </QueryShell>
)

function Newest() {
  const { client } = useElement().suite
  const destination = useDestination()
  const query = useQuery(calculationsQuery(client))
  return (
    <CalculationsView
      panel={usePanel(query)}
      linkTo={({ id }) => destination('message', { type: 'calculation', message: id })}
      all={destination('messages', { type: 'calculation' })}
      onRetry={() => void query.refetch()}
    />
  )
}
