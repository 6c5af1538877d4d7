import { Menu, X } from 'lucide'
import { useId } from 'react'
import { useT } from '../../../src/i18n/useT.ts'
import { Icon } from '../../../src/ui/Icon.tsx'
import { Element } from '../elements/Element.tsx'
import { useMenu } from '../menus.ts'
import { Account } from '../parts/Account.tsx'
import { Logo } from '../parts/Logo.tsx'
import { useDisclosure } from '../parts/useDisclosure.ts'
import { useSuiteSession } from '../useSuiteSession.ts'
import { MainMenu } from './MainMenu.tsx'

/** The portal's header. Menu, language and account stand in a row on a desk and behind one button on a phone. */
export function Header() {
  const t = useT()
  const links = useMenu('header')
  const hasContracts = useSuiteSession(state => state.groups.length > 0)
  const mayHaveContracts = useSuiteSession(state => state.status === 'loading' || state.groups.length > 0)
  const hasRoles = useSuiteSession(state => (state.user?.roles.length ?? 0) > 1)
  const { open, toggle, around, button } = useDisclosure<HTMLElement>()
  const panel = useId()
  return (
    <header className="site-header" ref={around}>
      <div className="site-bar">
        <Logo />
        <button
          type="button"
          className="site-burger"
          ref={button}
          aria-expanded={open}
          aria-controls={panel}
          onClick={toggle}
        >
          <Icon node={open ? X : Menu} />
          <span>{t(open ? 'header.closeMenu' : 'header.menu')}</span>
        </button>
        <div className="site-panel" id={panel} data-open={open}>
          {links.length > 0 && <MainMenu links={links} />}
          <div className="site-tools">
            {hasRoles && <Element tag="resident-role" />}
            <Element tag="resident-language" />
            <Account />
          </div>
        </div>
        {mayHaveContracts && (
          <div className="site-switcher">{hasContracts && <Element tag="resident-contract-switcher" />}</div>
        )}
      </div>
    </header>
  )
}
