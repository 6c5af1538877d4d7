import { Outlet } from 'react-router'
import { LanguageMenu } from '../components/LanguageMenu.tsx'
import { PortalContainer } from '../components/PortalContainer.tsx'
import { Footer } from './Footer.tsx'
import { BillLink } from './payments/BillLink.tsx'
import { PaymentsNavbar } from './payments/PaymentsNavbar.tsx'

/** Layout of payment without an account: its own navbar, and a link to the user's own bill (LAY-1, LAY-11). */
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
