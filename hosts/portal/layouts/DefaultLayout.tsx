import { Outlet } from 'react-router'
import { ContractBar } from './ContractBar.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { VendorBar } from './VendorBar.tsx'

/** Pages with header, vendor, the contract's bar and footer around them (LAY-1). */
export function DefaultLayout() {
  return (
    <>
      <Header />
      <VendorBar />
      <ContractBar />
      <main className="site-main" id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </>
  )
}
