import { Outlet } from 'react-router'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { VendorBar } from './VendorBar.tsx'

/** Pages with header, vendor and footer around them. */
export function DefaultLayout() {
  return (
    <>
      <Header />
      <VendorBar />
      <main className="site-main" id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </>
  )
}
