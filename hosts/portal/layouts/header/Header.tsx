import { useT } from '../../../../src/i18n/useT.ts'
import { AfterPage } from '../../components/AfterPage.tsx'
import { LanguageMenu } from '../../components/LanguageMenu.tsx'
import { Logo } from '../../components/Logo.tsx'
import { Element } from '../../elements/Element.tsx'
import { useRouteParams } from '../../hooks/useRouteParams.ts'
import { useSuiteSession } from '../../hooks/useSuiteSession.ts'
import { useMenu } from '../../menus.ts'
import { useUnreadCounts } from '../../unreads/useUnreadCounts.ts'
import { BurgerMenu } from './BurgerMenu.tsx'
import { GuestMenu } from './GuestMenu.tsx'
import { MainMenu } from './MainMenu.tsx'
import { OutagesButton } from './OutagesButton.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'

/**
 * The portal’s header: logo, contract, menu and account. Menu and language are a row on a desktop, and open by a button
 * on a phone (LAY-5), where the name of the home replaces that of the product (LAY-20).
 */
export function Header() {
  const t = useT()
  const links = useMenu('header')
  const unread = useUnreadCounts()
  // A vendor's bar has the button for outages, because the name of the home needs the room.
  const { vendor } = useRouteParams()
  const guest = useSuiteSession(state => state.status === 'guest')
  const hasContracts = useSuiteSession(state => state.groups.length > 0)
  const mayHaveContracts = useSuiteSession(state => state.status === 'loading' || state.groups.length > 0)
  return (
    <header className="site-header">
      <div className="site-bar">
        <Logo />
        {mayHaveContracts && (
          <div className="site-switcher">{hasContracts && <Element tag="resident-contract-switcher" />}</div>
        )}
        {!vendor && <OutagesButton />}
        <BurgerMenu
          panel="main"
          label={t('header.menu')}
          className="site-panel"
          unread={links.reduce((sum, link) => sum + unread.of(link), 0)}
        >
          <AfterPage>
            {links.length > 0 && <MainMenu links={links} unread={unread.of} />}
            <div className="site-tools">
              <LanguageMenu />
            </div>
          </AfterPage>
        </BurgerMenu>
        {guest ? <GuestMenu /> : <ProfileMenu unread={unread.profile} />}
      </div>
    </header>
  )
}
