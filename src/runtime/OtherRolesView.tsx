import { rolesWithContracts } from '../api/rules/access.ts'
import { currentRole } from '../api/rules/currentRole.ts'
import { rolesOn } from '../api/rules/permissions.ts'
import type { Contract } from '../api/schemas/contracts.ts'
import type { OrganizationGroup } from '../api/schemas/organizations.ts'
import type { User } from '../api/schemas/users.ts'
import { useT } from '../i18n/useT.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { roleName } from './roleName.ts'

interface Props {
  readonly user: User | undefined
  readonly roleId: number | undefined
  /** The user's vendors with the contracts of all roles. */
  readonly groups: readonly OrganizationGroup[]
  /** The contract that was asked for; undefined for any. */
  readonly contract: Contract | undefined
  readonly onSwitch: (roleId: number) => void
}

/** Says that contracts are held in other roles than the current one, with a button for each role (PER-3). */
export function OtherRolesView({ user, roleId, groups, contract, onSwitch }: Props) {
  const t = useT()
  const roles = contract ? rolesOn(user, contract) : rolesWithContracts(user?.roles ?? [], groups)
  return (
    <EmptyState
      title={t(contract ? 'shared:otherRole.one' : 'shared:otherRole.title')}
      text={t('shared:otherRole.text', { role: roleName(t, currentRole(user, roleId)) })}
      action={roles.map(role => (
        <Button key={role.id} variant="primary" onClick={() => onSwitch(role.id)}>
          {t('shared:otherRole.switch', { role: roleName(t, role) })}
        </Button>
      ))}
    />
  )
}
