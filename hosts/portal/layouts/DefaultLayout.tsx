import { useStore } from 'zustand'
import { AfterPage } from '../components/AfterPage.tsx'
import { PortalContainer } from '../components/PortalContainer.tsx'
import { Element } from '../elements/Element.tsx'
import { progress } from '../elements/pageProgress.ts'
import { useRouteParams } from '../hooks/useRouteParams.ts'
import { useSuiteSession } from '../hooks/useSuiteSession.ts'
import { Outlet } from '../router/Outlet.tsx'
import { useLocation } from '../router/RouterContext.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { ContractBar } from './ContractBar.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './header/Header.tsx'
import { outagesId } from './header/OutagesButton.tsx'
import { VendorBar } from './header/VendorBar.tsx'

/**
 * Layout with header, vendor's bar, contract's bar and footer (LAY-1), emergencies (SVC-5) and the vendor's banner below
 * the page (LAY-19), and
 * floating over it the app's banner (LAY-17), the help-desk button and the chat (LAY-14, CHT-2).
 */
export function DefaultLayout() {
  const { vendor, contract } = useRouteParams()
  // The chat is with one vendor: that of the page, or the only one.
  const hasOneVendor = useSuiteSession(({ groups }) => vendor !== undefined || groups.length === 1)
  // The form itself has no button that links to it.
  const isForm = useLocation().pathname.endsWith('/help-desk/create')
  // Banners and chat load when the browser is idle, and cause no layout shift.
  const isIdle = useStore(progress, state => state.isIdle)
  const attributes = { ...(vendor && { vendor }), ...(contract && { contract }) }
  return (
    <>
      <PortalContainer>
        <Header />
        <VendorBar />
        <ContractBar />
        <Breadcrumbs />
        <main className="site-main" id="main" tabIndex={-1}>
          <Outlet />
          <div id={outagesId} tabIndex={-1}>
            {isIdle && <Element tag="resident-outages" attributes={attributes} />}
          </div>
          {isIdle && vendor && !isForm && <Element tag="resident-promo-banner" attributes={{ vendor }} />}
        </main>
        <AfterPage>
          <Footer />
        </AfterPage>
      </PortalContainer>
      {isIdle && (
        <>
          <Element tag="resident-app-banner" />
          {!isForm && <Element tag="resident-help-desk-button" attributes={attributes} />}
          {hasOneVendor && <Element tag="resident-live-chat" attributes={attributes} />}
        </>
      )}
    </>
  )
}
