import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { roleName } from '../../src/contracts/roleName.ts'
import { TextsContext } from '../../src/i18n/TextsContext.ts'
import { useContract } from '../../src/runtime/ContractContext.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { QueryShell } from '../../src/runtime/QueryShell.tsx'
import { usePanel } from '../../src/runtime/usePanel.ts'
import { useSession } from '../../src/runtime/useSession.ts'
import { MyContractView } from './MyContractView.tsx'
import { servicesQuery } from './queries.ts'

/** One contract (CON-12). */
export const MyContract = () => (
  <QueryShell>
    <ContractOf />
  </QueryShell>
)

function ContractOf() {
  const { t, locale } = useContext(TextsContext)
  const { client } = useElement().suite
  const { contract, group } = useContract()
  const user = useSession(state => state.user)
  const services = useQuery(servicesQuery(client, contract.id, locale))
  const own = user?.roles.filter(({ id }) => contract.roleIds.includes(id)) ?? []
  return (
    <MyContractView
      contract={contract}
      company={group.organizations.find(({ id }) => id === contract.organizationId)?.name ?? group.title}
      roles={own.map(role => roleName(t, role))}
      services={usePanel(services)}
      onRetry={() => void services.refetch()}
    />
  )
}
