import { ChevronDown, CircleUser, LogOut } from 'lucide'
import { currentRole } from '../../../../src/api/rules/currentRole.ts'
import { useT } from '../../../../src/i18n/useT.ts'
import { roleName } from '../../../../src/runtime/roleName.ts'
import { getSuite } from '../../../../src/suite/getSuite.ts'
import { Icon } from '../../../../src/ui/Icon.tsx'
import { AfterPage } from '../../components/AfterPage.tsx'
import { UnreadBadge } from '../../components/UnreadBadge.tsx'
import { Element } from '../../elements/Element.tsx'
import { useSuiteSession } from '../../hooks/useSuiteSession.ts'
import { MenuPanel } from '../../menu-panels/MenuPanel.tsx'
import { closeAll } from '../../menu-panels/openPanel.ts'
import { PanelButton } from '../../menu-panels/PanelButton.tsx'
import { useCloseOnMouseLeave } from '../../menu-panels/useCloseOnMouseLeave.ts'
import { useToggledPanel } from '../../menu-panels/useToggledPanel.ts'
import { ProfileLinks } from './ProfileLinks.tsx'

/** The user's name and role (LAY-9), links to the account's pages, and signing out (LAY-6). */
export function ProfileMenu({ unread }: { readonly unread: number }) {
  const t = useT()
  const user = useSuiteSession(state => state.user)
  const roleId = useSuiteSession(state => state.roleId)
  const panel = useToggledPanel<HTMLDivElement>('profile')
  const leaving = useCloseOnMouseLeave(panel.open, closeAll)
  // Reserves its width, so that the button next to it does not move.
  if (!user) return <div className="site-account-placeholder" />
  const name = `${user.firstName} ${user.lastName}`
  const hasRoles = user.roles.length > 1
  const role = hasRoles ? currentRole(user, roleId) : undefined
  return (
    <div className="site-account" ref={panel.around} {...leaving}>
      <PanelButton panel={panel} className="site-account-button">
        <Icon node={CircleUser} />
        <span className="site-account-name">
          <span className="vh">{t('header.account')}: </span>
          {user.firstName}
          <span className="vh"> {user.lastName}</span>
          {role && <span className="site-account-role">{roleName(t, role)}</span>}
        </span>
        <UnreadBadge count={unread} />
        <Icon node={ChevronDown} />
      </PanelButton>
      <MenuPanel panel={panel} title={t('header.account')} className="site-account-menu">
        <AfterPage>
          <p>
            <strong>{name}</strong>
            <span className="muted">{user.email}</span>
          </p>
          {hasRoles && <Element tag="resident-role" />}
          {user.invalidFields.length === 0 && <ProfileLinks unread={unread} />}
          <button type="button" onClick={() => void getSuite().session.signOut()}>
            <Icon node={LogOut} />
            {t('header.signOut')}
          </button>
        </AfterPage>
      </MenuPanel>
    </div>
  )
}
