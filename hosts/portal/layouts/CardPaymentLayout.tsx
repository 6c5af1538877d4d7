import { useStore } from 'zustand'
import { LanguageMenu } from '../components/LanguageMenu.tsx'
import { PortalContainer } from '../components/PortalContainer.tsx'
import { Element } from '../elements/Element.tsx'
import { progress } from '../elements/pageProgress.ts'
import { Outlet } from '../router/Outlet.tsx'
import { Footer } from './Footer.tsx'
import { BillLink } from './payments/BillLink.tsx'
import { PaymentsNavbar } from './payments/PaymentsNavbar.tsx'

/** Layout of payment without an account: its own navbar, a link to the user's own bill (LAY-1, LAY-11) and emergencies (SVC-5). */
export function CardPaymentLayout() {
  const isIdle = useStore(progress, state => state.isIdle)
  return (
    <PortalContainer>
      <PaymentsNavbar tools={<LanguageMenu />} />
      <BillLink />
      <main className="site-main" id="main" tabIndex={-1}>
        <Outlet />
        {isIdle && <Element tag="resident-outages" />}
      </main>
      <Footer />
    </PortalContainer>
  )
}
