import { UserRound } from 'lucide'
import type { Role } from '../../src/api/schemas/users.ts'
import { useT } from '../../src/i18n/useT.ts'
import { roleName } from '../../src/runtime/roleName.ts'
import { Icon } from '../../src/ui/Icon.tsx'
import { Menu } from '../../src/ui/Menu.tsx'

export interface RoleViewProps {
  readonly roles: readonly Pick<Role, 'id' | 'name' | 'externalName'>[]
  readonly current: number | undefined
  readonly onPick: (roleId: number) => void
}

/** The user's roles with the current one marked; renders nothing if there is only one (LAY-9). */
export function RoleView({ roles, current, onPick }: RoleViewProps) {
  const t = useT()
  if (roles.length < 2) return null
  const items = roles.map(role => ({
    id: String(role.id),
    label: roleName(t, role),
    mark: <Icon node={UserRound} />,
  }))
  return (
    <Menu
      label={t('label')}
      items={items}
      current={String(current ?? '')}
      onPick={id => onPick(Number(id))}
    />
  )
}
