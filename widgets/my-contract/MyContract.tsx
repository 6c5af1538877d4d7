import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { rolesOn } from '../../src/api/rules/permissions.ts'
import { TextsContext } from '../../src/i18n/TextsContext.ts'
import { useContract } from '../../src/runtime/ContractContext.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { QueryShell } from '../../src/runtime/QueryShell.tsx'
import { roleName } from '../../src/runtime/roleName.ts'
import { usePanel } from '../../src/runtime/usePanel.ts'
import { useSession } from '../../src/runtime/useSession.ts'
import { MyContractView } from './MyContractView.tsx'
import { holdersQuery, servicesQuery } from './queries.ts'
import { useMovingOut } from './useMovingOut.ts'

/** One contract (CON-12). */
export const MyContract = () => (
  <QueryShell>
    <CurrentContract />
  </QueryShell>
)

/** The contract id is the key, so that nothing typed for the end of one contract ends another. */
const CurrentContract = () => <ContractOf key={useContract().contract.id} />

function ContractOf() {
  const { t, locale } = useContext(TextsContext)
  const { client } = useElement().suite
  const { contract, group } = useContract()
  const user = useSession(state => state.user)
  const services = useQuery(servicesQuery(client, contract.id, locale))
  const holders = useQuery(holdersQuery(client, contract.id))
  const holdersPanel = usePanel(holders)
  const movingOut = useMovingOut({ contract, group })
  const own = rolesOn(user, contract)
  return (
    <MyContractView
      contract={contract}
      company={group.organizations.find(({ id }) => id === contract.organizationId)?.name ?? group.title}
      roles={own.map(role => roleName(t, role))}
      unconfirmedRoles={own
        .filter(({ id }) => contract.unconfirmedRoleIds?.includes(id))
        .map(role => roleName(t, role))}
      holders={
        holdersPanel.kind === 'ready'
          ? {
              kind: 'ready',
              data: holdersPanel.data.map(({ role, ...holder }) => ({
                ...holder,
                role: roleName(t, { externalName: role, name: role }),
              })),
            }
          : holdersPanel
      }
      onRetryHolders={() => void holders.refetch()}
      services={usePanel(services)}
      onRetry={() => void services.refetch()}
      movingOut={movingOut}
    />
  )
}
