import { Outlet } from 'react-router'
import { Element } from '../elements/Element.tsx'
import { Logo } from '../parts/Logo.tsx'
import { Footer } from './Footer.tsx'

/** Pages that are about one thing, such as signing in: nothing leads away from it but the language. */
export function FullscreenLayout() {
  return (
    <>
      <header className="site-header">
        <div className="site-bar">
          <Logo />
          <Element tag="resident-language" />
        </div>
      </header>
      <main className="site-alone" id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </>
  )
}
