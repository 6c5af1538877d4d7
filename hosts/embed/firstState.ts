import { locales } from '../../src/api/schemas/locales.ts'
import { type DrawnNode, drawnTextsKey, type FirstState } from '../../src/client/FirstState.ts'
import { findLoader, type Loader, tagOf } from '../../src/client/findLoader.ts'
import { hostStyleTag } from '../../src/element/hostStyleTag.ts'
import { paymentInUrl } from '../../src/payments/paymentInUrl.ts'
import { schemeOf } from '../../src/theme/schemeOf.ts'

/** The first state of an element; the build puts it before this script. */
declare const __FIRST_STATE__: FirstState

/** Whether this site has a session, or input that a form begins with. Sandboxed frames refuse what is stored. */
function hasStored(): boolean {
  try {
    return /resident-(session|drafts):/.test(`${Object.keys(localStorage)}${document.cookie}`)
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
  host.getAttributeNames().every(name => followed.test(name))

/** Origin of the portal that links lead to, as the elements find it. */
const portalOf = ({ portal, api }: Loader['config'], base: string) => new URL(portal ?? api ?? base).origin

/** The texts of a first state in the language of which the loader has fetched the element's. */
const textsOf = (name: string, { fetchedTexts }: Loader) =>
  locales.map(locale => fetchedTexts?.(locale, drawnTextsKey(name))).find(Boolean) as
    | Promise<readonly string[] | undefined>
    | undefined

/** Shows the page's own content of the tag below the drawing when a script of the elements cannot be fetched. */
function showFallbackOnError(root: ShadowRoot, base: string) {
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || !target.href.startsWith(base)) return
    removeEventListener('error', onError, true)
    if (root.host.matches(':not(:defined)')) root.append(document.createElement('slot'))
  }
  // Errors of links do not bubble.
  addEventListener('error', onError, true)
}

/** Whether something on the page changes what the element shows first. */
function isOtherwise({ styles, api, getIdentityToken }: Loader['config']): boolean {
  const isHostStyled = styles !== undefined || document.querySelector(hostStyleTag) !== null
  const isElsewhere = getIdentityToken !== undefined || api === 'sandbox'
  // The return from a bank shows the outcome.
  return isHostStyled || isElsewhere || hasStored() || paymentInUrl() !== undefined
}

/**
 * Draws an element before its scripts are there (EMB-19), as data: policies of pages forbid HTML as text. The loader has
 * the checksum of what is drawn, and texts are put where they can only be read.
 */
async function drawFirstState(state: FirstState): Promise<void> {
  const loader = findLoader()
  const { name } = state
  // Another build's loader may be the page's.
  if (!loader?.base || !import.meta.url.startsWith(loader.base) || isOtherwise(loader.config)) return
  const hosts = [...document.querySelectorAll(tagOf(name))]
  const texts = hosts.some(isBare) && (await textsOf(name, loader))
  if (!texts) return
  loader.drawn ??= { sheets: new WeakSet(), sentForms: new WeakSet(), fallbacks: new WeakMap() }
  const { drawn } = loader
  const values = { portal: portalOf(loader.config, loader.base), form: '' }

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
    drawn.fallbacks.set(host, [...host.childNodes])
    host.append(...parts.light.map(node => nodeOf(node)))
    showFallbackOnError(root, loader.base)
  }
}

drawFirstState(__FIRST_STATE__).catch(() => undefined)
