import { Outlet } from 'react-router'
import { LanguageMenu } from '../components/LanguageMenu.tsx'
import { Logo } from '../components/Logo.tsx'
import { PortalContainer } from '../components/PortalContainer.tsx'
import { Footer } from './Footer.tsx'

/** Layout of pages with one task, such as signing in; the only control is the language menu. */
export function FullscreenLayout() {
  return (
    <PortalContainer>
      <header className="site-header">
        <div className="site-bar">
          <Logo />
          <LanguageMenu />
        </div>
      </header>
      <main className="site-alone" id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </PortalContainer>
  )
}
