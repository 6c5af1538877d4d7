import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '../../src/element/takeOver.tsx'
import type { Locale } from '../../src/api/schemas/locales.ts'
import { schemeOf } from '../../src/theme/schemeOf.ts'
import { loadElement } from './elements/loadElement.ts'
import type { Router } from './router/createRouter.ts'

/** The path that the page was drawn for: guards or the visitor may have led to another one since. */
const drawnPath = location.pathname

const isAtDrawnPage = ({ state }: Router) =>
  state.isInitialized && !state.fault && state.location.pathname === drawnPath

/** Renders into the page, whose children the renderer does not see: they belong to the element. */
function hydrateAround(host: Element, mountPoint: Element, page: ReactNode) {
  // Preact removes children that its tree lacks.
  Object.defineProperty(host, 'childNodes', { value: [], configurable: true })
  hydrateRoot(mountPoint, page)
  Reflect.deleteProperty(host, 'childNodes')
}

/**
 * Continues with the HTML of the sign-in page that came from the server, with what is typed in it (AUT-22). In its own
 * chunk, because only that page loads it. The page is rendered again in browsers without declarative shadow roots, in another
 * language, at another path, and where the element cannot be loaded: it then offers to try again.
 */
export async function takeOverPage(
  mountPoint: HTMLElement,
  page: ReactNode,
  { router, locale }: { readonly router: Router; readonly locale: Locale },
): Promise<void> {
  const host = mountPoint.querySelector('resident-login')
  const isUsable = () => host?.shadowRoot?.querySelector(`[lang="${locale}"]`) && isAtDrawnPage(router)
  if (host && isUsable()) {
    const scheme = schemeOf(document.documentElement, 'auto')
    for (const name of ['theme', 'data-scheme'])
      for (const part of mountPoint.querySelectorAll(`[${name}]`)) part.setAttribute(name, scheme)
    const isDefined = await loadElement('resident-login').then(
      () => true,
      () => false,
    )
    if (isDefined && isUsable()) return hydrateAround(host, mountPoint, page)
  }
  mountPoint.replaceChildren()
  createRoot(mountPoint).render(page)
}
