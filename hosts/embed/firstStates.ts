import { locales } from '../../src/api/schemas/locales.ts'
import { type DrawnByScript, type DrawnNode, drawnTextsKey } from '../../src/client/FirstState.ts'
import { findLoader, type Loader, tagOf } from '../../src/client/findLoader.ts'
import { hostStyleTag } from '../../src/element/hostStyleTag.ts'
import { paymentInUrl } from '../../src/payments/paymentInUrl.ts'
import { draftsKey } from '../../src/session/draftsKey.ts'
import { schemeOf } from '../../src/theme/schemeOf.ts'

/** Names of the elements with a first state; the build inserts them. */
declare const __DRAWN_ELEMENTS__: readonly string[]

/** Whether this device keeps input that a form begins with. */
function hasDrafts(): boolean {
  try {
    return Object.keys(localStorage).some(key => key.startsWith(draftsKey('')))
  } catch {
    return false
  }
}

const svgNamespace = 'http://www.w3.org/2000/svg'

/** Attributes that a first state follows, and those of every tag that say nothing to an element. */
const followed = /^(locale|vendor|id|class|style|lang|title|data-.*)$/

/** Whether an element of the page has nothing yet, and shows what is drawn. */
const isBare = (host: Element) =>
  !host.shadowRoot &&
  host.matches(':not(:defined)') &&
  host.getAttributeNames().every(name => followed.test(name)) &&
  // The page's own content, for the time before the element.
  !host.textContent?.trim() &&
  !host.firstElementChild

/** Origin of the portal that links lead to, as the elements find it. */
const portalOf = ({ portal, api }: Loader['config'], base: string) => new URL(portal ?? api ?? base).origin

/** The texts of a first state in the language of which the loader has fetched an element's texts. */
const textsOf = (name: string, { fetchedTexts }: Loader) =>
  locales.map(locale => fetchedTexts?.(locale, drawnTextsKey(name))).find(Boolean) as
    | Promise<readonly string[] | undefined>
    | undefined

/**
 * Draws an element before its scripts are there (EMB-19), as data: policies of pages forbid HTML as text. The list of files
 * has the checksum of what is drawn, and texts are put where they can only be read.
 */
async function drawFirstState(name: string, loader: Loader, base: string, drawn: DrawnByScript) {
  const hosts = [...document.querySelectorAll(tagOf(name))]
  if (!hosts.some(isBare)) return
  const [list, texts] = await Promise.all([loader.fetchList?.(name), textsOf(name, loader)])
  const state = list?.firstStates?.[name]
  if (!state || !texts) return
  const values = { portal: portalOf(loader.config, base), form: '' }

  const textOf = (value: string | number): string =>
    typeof value === 'number'
      ? (texts[value] ?? '')
      : value.replace(/\{(portal|form)\}/, (_, key: keyof typeof values) => values[key])

  const nodeOf = (node: DrawnNode, around?: string): Node => {
    if (typeof node === 'number') return new Text(textOf(node))
    const [tag, attributes, ...children] = node
    const namespace = tag === 'svg' ? svgNamespace : around
    const element = namespace ? document.createElementNS(namespace, tag) : document.createElement(tag)
    for (const [attribute, value] of Object.entries(attributes))
      element.setAttribute(attribute, textOf(value))
    element.append(...children.map(child => nodeOf(child, namespace)))
    return element
  }

  const sheet = new CSSStyleSheet()
  sheet.replaceSync(state.css)
  drawn.sheets.add(sheet)
  for (const [index, host] of hosts.filter(isBare).entries()) {
    values.form = String(index)
    const parts = (host.getAttribute('vendor') ?? loader.config.vendor) ? state.vendor : state.plain
    if (!parts) continue
    // Before there is anything to lay out, because it asks for computed styles.
    const scheme = schemeOf(host, 'auto')
    const root = host.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [sheet]
    root.append(...parts.shadow.map(node => nodeOf(node)))
    root.firstElementChild?.setAttribute('data-scheme', scheme)
    host.addEventListener('submit', ({ target }) => drawn.sentForms.add(target as HTMLFormElement), {
      once: true,
    })
    host.replaceChildren(...parts.light.map(node => nodeOf(node)))
  }
  // Elements with a drawing load it when they are defined.
  await loader.verify?.('takeOver')
}

function drawFirstStates(): void {
  const loader = findLoader()
  // Another build's loader may be the page's.
  if (!loader?.base || !import.meta.url.startsWith(loader.base)) return
  // A session, the return from a bank, drafts, and styles of the page's own change what an element shows first.
  if (loader.isSignedIn?.() || paymentInUrl()) return
  const { styles, api, getIdentityToken } = loader.config
  if (styles || getIdentityToken || api === 'sandbox' || document.querySelector(hostStyleTag)) return
  if (hasDrafts()) return
  const drawn: DrawnByScript = { sheets: new WeakSet(), sentForms: new WeakSet() }
  loader.drawn = drawn
  for (const name of __DRAWN_ELEMENTS__)
    drawFirstState(name, loader, loader.base, drawn).catch(() => undefined)
}

drawFirstStates()
