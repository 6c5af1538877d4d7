import { Outlet, useLocation } from 'react-router'
import { useStore } from 'zustand'
import { AfterPage } from '../components/AfterPage.tsx'
import { PortalContainer } from '../components/PortalContainer.tsx'
import { Element } from '../elements/Element.tsx'
import { progress } from '../elements/pageProgress.ts'
import { useRouteParams } from '../hooks/useRouteParams.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { ContractBar } from './ContractBar.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './header/Header.tsx'
import { VendorBar } from './header/VendorBar.tsx'

/**
 * Pages with header, vendor, the contract's bar and footer around them (LAY-1), what the vendor wants to be known below
 * them (LAY-19), and over them the app's bar (LAY-17) and the ways to help (LAY-14, CHT-2).
 */
export function DefaultLayout() {
  const { vendor, contract } = useRouteParams()
  // The form itself needs no way to it.
  const isForm = useLocation().pathname.endsWith('/help-desk/create')
  // Nobody opens a page for these, so they come after what it is opened for, and move nothing.
  const isIdle = useStore(progress, state => state.isIdle)
  const where = { ...(vendor && { vendor }), ...(contract && { contract }) }
  return (
    <>
      <PortalContainer>
        <Header />
        <VendorBar />
        <ContractBar />
        <Breadcrumbs />
        <main className="site-main" id="main" tabIndex={-1}>
          <Outlet />
          {isIdle && vendor && !isForm && <Element tag="resident-promo-banner" attributes={{ vendor }} />}
        </main>
        <AfterPage>
          <Footer />
        </AfterPage>
      </PortalContainer>
      {isIdle && (
        <>
          <Element tag="resident-app-banner" />
          {!isForm && <Element tag="resident-help-desk-button" attributes={where} />}
          <Element tag="resident-live-chat" attributes={where} />
        </>
      )}
    </>
  )
}
