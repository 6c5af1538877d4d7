import { findContract } from '../api/rules/access.ts'
import { useElement } from './ElementContext.ts'
import { OtherRolesView } from './OtherRolesView.tsx'
import { useSession } from './useSession.ts'

interface Props {
  /** The contract to show; without it, all that are held. */
  readonly contractId?: number | undefined
}

/** Stands for contracts that are held in other roles than the current one (PER-3). */
export function OtherRoles({ contractId }: Props) {
  const { session } = useElement().suite
  const { user, roleId, allGroups } = useSession(state => state)
  const contract = findContract(allGroups, contractId)?.contract
  return (
    <OtherRolesView
      user={user}
      roleId={roleId}
      groups={allGroups}
      contract={contract}
      onSwitch={id => {
        session.chooseRole(id)
        session.chooseContract(contract?.id)
      }}
    />
  )
}
