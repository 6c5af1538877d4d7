import { CircleUser } from 'lucide'
import { linkAddress } from '../../../../src/api/rules/addresses.ts'
import { pathOf } from '../../../../src/api/rules/destinations.ts'
import { loginPath, vendorParams } from '../../../../src/api/rules/guards.ts'
import { useT } from '../../../../src/i18n/useT.ts'
import { Icon } from '../../../../src/ui/Icon.tsx'
import { useRouteParams } from '../../hooks/useRouteParams.ts'
import { MenuPanel } from '../../menu-panels/MenuPanel.tsx'
import { PanelButton } from '../../menu-panels/PanelButton.tsx'
import { useToggledPanel } from '../../menu-panels/useToggledPanel.ts'
import { useSettings } from '../../menus.ts'
import { Link } from '../../router/Link.tsx'

/** Links to sign in and register; on a phone behind a button, together with the partners' link (LAY-7). */
export function GuestMenu() {
  const t = useT()
  const params = useRouteParams()
  const partners = linkAddress(useSettings()?.partnersUrl)
  const panel = useToggledPanel<HTMLDivElement>('guest')
  return (
    <div className="site-guest" ref={panel.around}>
      <PanelButton panel={panel} className="site-account-button" label={t('header.account')}>
        <Icon node={CircleUser} />
      </PanelButton>
      <MenuPanel panel={panel} title={t('header.account')} className="site-guest-menu">
        <Link className="site-signin" to={loginPath(params)}>
          {t('shared:signIn')}
        </Link>
        <Link className="site-register" to={pathOf('register', vendorParams(params))}>
          {t('header.register')}
        </Link>
        {partners && (
          <a className="site-partners" href={partners} target="_blank" rel="noopener noreferrer">
            {t('menu.partners')}
            <span className="vh"> ({t('newWindow')})</span>
          </a>
        )}
      </MenuPanel>
    </div>
  )
}
