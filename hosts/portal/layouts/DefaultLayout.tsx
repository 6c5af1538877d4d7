import { Outlet, useLocation } from 'react-router'
import { Element } from '../elements/Element.tsx'
import { useRouteParams } from '../useRouteParams.ts'
import { ContractBar } from './ContractBar.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { VendorBar } from './VendorBar.tsx'

/** Pages with header, vendor, the contract's bar and footer around them, and the way to the help desk over them (LAY-1, LAY-14). */
export function DefaultLayout() {
  const { contract } = useRouteParams()
  // The form itself needs no way to it.
  const isForm = useLocation().pathname.endsWith('/help-desk/create')
  return (
    <>
      <Header />
      <VendorBar />
      <ContractBar />
      <main className="site-main" id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      {!isForm && <Element tag="resident-help-desk-button" {...(contract && { attributes: { contract } })} />}
    </>
  )
}
