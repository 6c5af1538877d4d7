import { useStore } from 'zustand'
import { LanguageMenu } from '../components/LanguageMenu.tsx'
import { Logo } from '../components/Logo.tsx'
import { PortalContainer } from '../components/PortalContainer.tsx'
import { Element } from '../elements/Element.tsx'
import { progress } from '../elements/pageProgress.ts'
import { useRouteParams } from '../hooks/useRouteParams.ts'
import { Outlet } from '../router/Outlet.tsx'
import { Footer } from './Footer.tsx'

/** Layout of pages with one task, such as signing in; the only control is the language menu. Emergencies stand below (SVC-5). */
export function FullscreenLayout() {
  const { vendor } = useRouteParams()
  const isIdle = useStore(progress, state => state.isIdle)
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
        {isIdle && <Element tag="resident-outages" {...(vendor && { attributes: { vendor } })} />}
      </main>
      <Footer />
    </PortalContainer>
  )
}
