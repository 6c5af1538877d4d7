import { type FirstViewOptions, firstViewPatience, firstViewsPath } from '../../src/api/rules/firstViews.ts'
import type { FirstView } from '../../src/client/FirstState.ts'
import type { Loader } from '../../src/client/findLoader.ts'
import { createInertView, showsAsMuch } from '../../src/element/createDrawnNode.ts'
import { fetchDrawing } from '../../src/element/fetchDrawing.ts'
import { readId, roleCookie } from '../../src/session/chosenIds.ts'
import { cookieTexts } from '../../src/session/storage.ts'
import { schemeOf } from '../../src/theme/schemeOf.ts'
import { hasOnly, rootOf, showFallback, showFallbackOnError } from './drawing.ts'

const hidden = '.root:not([inert]){display:none}'

/** Whether an element of the page is as the server draws it: no attribute of its own, in the page's language. */
const isAsDrawn = (host: Element) => hasOnly(host, ['contract']) && !host.closest('[lang]:not(html)')

/** Event of the page's elements; those that name no contract show the one that is chosen. */
const contractChanged = 'resident-contract-changed'

/**
 * Shows a first view in a shadow root until the element itself shows as much, or shows another contract.
 * @param drawn id of the contract in it
 */
function showUntilReady(root: ShadowRoot, { css, nodes }: FirstView, drawn: string) {
  const view = createInertView(nodes)
  if (!view) return
  const ownRoot = () => root.querySelector('.root:not([inert])')
  const isReady = () => showsAsMuch(ownRoot(), view)
  // The element may have been quicker.
  if (isReady()) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css + hidden)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  root.append(view)
  const contract = root.host.getAttribute('contract')
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    clearTimeout(timer)
    document.removeEventListener(contractChanged, onChoice)
    observer.disconnect()
    view.remove()
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter(each => each !== sheet)
    // A root with nothing in it would hide the page's own content.
    showFallback(root.host)
  }
  const onChoice = ({ detail }: CustomEventInit<{ contractId: unknown }>) => {
    if (contract === null && String(detail?.contractId) !== drawn) end()
  }
  const observer = new MutationObserver(() => {
    if (isReady() || root.host.getAttribute('contract') !== contract) return end()
    if (ownRoot()) timer ??= setTimeout(end, firstViewPatience)
    // The element empties its root before it renders.
    if (view.parentNode !== root) root.append(view)
  })
  observer.observe(root, { childList: true, subtree: true })
  observer.observe(root.host, { attributeFilter: ['contract'] })
  document.addEventListener(contractChanged, onChoice)
}

/** What calls of the page's elements need. */
interface Calls {
  readonly baseUrl: string
  readonly headers: Readonly<Record<string, string>>
  readonly loader: Loader
}

/**
 * Shows what the server draws of an element for a signed-in person while the element's scripts load (EMB-20), as data:
 * policies of pages forbid HTML as text. A page without an answer waits for its scripts, as pages of other back ends do.
 * @returns what the server has drawn
 */
export async function drawFirstView(
  host: Element,
  name: string,
  contract: string,
  { baseUrl, headers, loader: { base, config } }: Calls,
): Promise<FirstView | undefined> {
  if (!isAsDrawn(host)) return undefined
  const named = host.getAttribute('contract')
  // Before the request, because scripts may fail sooner than it is answered.
  if (base) showFallbackOnError(host, base)
  const { vendor } = config
  const options: Record<keyof FirstViewOptions, string | undefined> = {
    contract,
    role: readId(cookieTexts(), roleCookie)?.toString(),
    // Before there is anything to lay out, because it asks for computed styles.
    scheme: schemeOf(host, 'auto'),
    vendor,
  }
  const view = await fetchDrawing<FirstView>(`${baseUrl}/${firstViewsPath}/${name}`, options, headers).drawing
  if (view && isAsDrawn(host) && host.getAttribute('contract') === named)
    showUntilReady(rootOf(host), view, contract)
  return view
}
