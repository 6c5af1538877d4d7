import { firstViewPatience } from '../../../src/api/rules/firstViews.ts'
import type { FirstPage } from '../../../src/client/FirstState.ts'
import { createInertView, showsAsMuch } from '../../../src/element/createDrawnNode.ts'

/** Milliseconds between two looks at the portal's own page: no observer covers what is in its elements. */
const interval = 50

/** Shows a drawn page beside the portal's own, which renders unseen, until that shows as much (EMB-21). */
export function drawFirstPage({ nodes, element: { name, css } }: FirstPage) {
  const mountPoint = document.getElementById('root')
  const page = createInertView(nodes)
  const view = page?.querySelector('[data-element] > .root')
  if (!mountPoint || !page || !view) return
  const { pathname } = location
  let waited = 0
  const isOver = () => {
    if (mountPoint.firstElementChild) waited += interval
    const own = mountPoint.querySelector(`main resident-${name}`)?.shadowRoot?.querySelector('.root')
    return showsAsMuch(own, view) || waited > firstViewPatience || location.pathname !== pathname
  }
  if (isOver()) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const { dataset } = document.documentElement
  dataset.drawn = ''
  mountPoint.after(page)
  const timer = setInterval(() => {
    if (!isOver()) return
    clearInterval(timer)
    page.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== sheet)
    delete dataset.drawn
  }, interval)
}
