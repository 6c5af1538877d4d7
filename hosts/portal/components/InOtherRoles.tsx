import { useStore } from 'zustand'
import { findContractByParam } from '../../../src/api/rules/access.ts'
import type { OrganizationGroup } from '../../../src/api/schemas/organizations.ts'
import { OtherRolesView } from '../../../src/runtime/OtherRolesView.tsx'
import { getSuite } from '../../../src/suite/getSuite.ts'
import { notice } from '../guards/guardState.ts'
import { useSuiteSession } from '../hooks/useSuiteSession.ts'
import { useNavigate } from '../router/RouterContext.ts'

interface Props {
  /** The vendors that were asked for; all of the user's if omitted. */
  readonly groups?: readonly OrganizationGroup[]
}

/** Contracts of other roles; after the switch, the page of the contract that was asked for. */
export function InOtherRoles({ groups }: Props) {
  const { kind, path } = useStore(notice)
  const navigate = useNavigate()
  const { user, roleId, allGroups } = useSuiteSession(state => state)
  const contract = kind === 'other-role' ? /\/contract\/(\d+)/.exec(path)?.[1] : undefined
  return (
    <OtherRolesView
      user={user}
      roleId={roleId}
      groups={groups ?? allGroups}
      contract={findContractByParam(allGroups, contract)?.contract}
      onSwitch={id => {
        getSuite().session.chooseRole(id)
        if (contract !== undefined) void navigate(path)
      }}
    />
  )
}
