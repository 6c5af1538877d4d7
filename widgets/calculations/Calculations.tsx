import { useQuery } from '@tanstack/react-query'
import { findContract } from '../../src/api/rules/access.ts'
import { contractDestination } from '../../src/api/rules/redirects.ts'
import type { PropsOf } from '../../src/runtime/attributes.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { QueryShell } from '../../src/runtime/QueryShell.tsx'
import { useDestination } from '../../src/runtime/useDestination.ts'
import { usePanel } from '../../src/runtime/usePanel.ts'
import { useSession } from '../../src/runtime/useSession.ts'
import { CalculationsView } from './CalculationsView.tsx'
import type { attributes } from './calculations.widget.ts'
import { calculationsQuery } from './queries.ts'

type Props = PropsOf<typeof attributes>

/** How the newest bills of one contract or of all were calculated (MSG-6). */
export const Calculations = (props: Props) => (
  <QueryShell>
    <Newest {...props} />
  </QueryShell>
)

function Newest({ contract }: Props) {
  const { client } = useElement().suite
  const destination = useDestination()
  const groups = useSession(state => state.groups)
  const match = findContract(groups, contract)
  const parentParams = match ? contractDestination(match.group, match.contract.id).params : {}
  const query = useQuery(calculationsQuery(client, contract))
  return (
    <CalculationsView
      panel={usePanel(query)}
      linkTo={({ id }) => destination('message', { ...parentParams, type: 'calculation', message: id })}
      all={destination('messages', { ...parentParams, type: 'calculation' })}
      onRetry={() => void query.refetch()}
    />
  )
}
