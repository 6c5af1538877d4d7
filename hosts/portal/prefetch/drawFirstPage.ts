import {
  type FirstPageOptions,
  firstPagesPath,
  firstViewPatience,
} from '../../../src/api/rules/firstViews.ts'
import type { FirstPage } from '../../../src/client/FirstState.ts'
import { createInertView, showsAsMuch } from '../../../src/element/createDrawnNode.ts'
import { fetchDrawing } from '../../../src/element/fetchDrawing.ts'
import { paymentInUrl } from '../../../src/payments/paymentInUrl.ts'
import { hasDrafts } from '../../../src/session/hasDrafts.ts'
import { darkQuery } from '../../../src/theme/schemeOf.ts'

/** Milliseconds between two looks at the portal's own page: no observer covers what is in its elements. */
const interval = 50

/** Shows a drawn page beside the portal's own, which renders unseen, until that shows as much. */
function showUntilReady({ nodes, element: { name, css, nodes: inside } }: FirstPage) {
  const mountPoint = document.getElementById('root')
  const page = createInertView(nodes)
  const view = createInertView(inside)
  const place = page?.querySelector('[data-element]')
  if (!mountPoint || !page || !view || !place) return
  const { pathname } = location
  let waited = 0
  const isOver = () => {
    if (mountPoint.firstElementChild) waited += interval
    const own = mountPoint.querySelector(`main resident-${name}`)?.shadowRoot?.querySelector('.root')
    return showsAsMuch(own, view) || waited > firstViewPatience || location.pathname !== pathname
  }
  if (isOver()) return
  const root = place.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  root.append(view)
  const { dataset } = document.documentElement
  dataset.drawn = ''
  mountPoint.after(page)
  const timer = setInterval(() => {
    if (!isOver()) return
    clearInterval(timer)
    page.remove()
    delete dataset.drawn
  }, interval)
}

/**
 * Shows what the server draws of the page for a signed-in person while the portal's scripts load (EMB-21). Not where a service worker
 * has the scripts, nor where input on the device, or the return from a bank, changes what the page shows.
 */
export async function drawFirstPage(
  baseUrl: string,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  if (navigator.serviceWorker?.controller || hasDrafts() || paymentInUrl() !== undefined) return
  const options: Readonly<Record<keyof FirstPageOptions, string>> = {
    path: location.pathname,
    scheme: matchMedia(darkQuery).matches ? 'dark' : 'light',
    width: String(innerWidth),
  }
  const address = `${baseUrl}/${firstPagesPath}?${new URLSearchParams(options)}`
  const page = await fetchDrawing<FirstPage>(address, headers)
  if (page) showUntilReady(page)
}
