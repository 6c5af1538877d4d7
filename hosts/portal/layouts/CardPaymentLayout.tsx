import { Outlet } from 'react-router'
import { LanguageMenu } from '../components/LanguageMenu.tsx'
import { PortalContainer } from '../components/PortalContainer.tsx'
import { Footer } from './Footer.tsx'
import { BillLink } from './payments/BillLink.tsx'
import { PaymentsNavbar } from './payments/PaymentsNavbar.tsx'

/** Paying without an account: a navbar of its own, and the way to the person's own bill (LAY-1, LAY-11). */
export function CardPaymentLayout() {
  return (
    <PortalContainer>
      <PaymentsNavbar tools={<LanguageMenu />} />
      <BillLink />
      <main className="site-main" id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </PortalContainer>
  )
}
