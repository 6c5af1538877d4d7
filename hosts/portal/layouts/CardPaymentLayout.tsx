import { Outlet } from 'react-router'
import { Element } from '../elements/Element.tsx'
import { Footer } from './Footer.tsx'
import { BillLink } from './payments/BillLink.tsx'
import { PaymentsNavbar } from './payments/PaymentsNavbar.tsx'

/** Paying without an account: a navbar of its own, and the way to the person's own bill (LAY-1, LAY-11). */
export function CardPaymentLayout() {
  return (
    <>
      <PaymentsNavbar tools={<Element tag="resident-language" />} />
      <BillLink />
      <main className="site-main" id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </>
  )
}
