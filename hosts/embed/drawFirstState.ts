import { followedAttributes } from '../../src/api/rules/followedAttributes.ts'
import { locales } from '../../src/api/schemas/locales.ts'
import { type DrawnNode, drawnTextsKey, type FirstState } from '../../src/client/FirstState.ts'
import { findLoader, type Loader, tagOf } from '../../src/client/findLoader.ts'
import { hostStyleTag } from '../../src/element/hostStyleTag.ts'
import { paymentInUrl } from '../../src/payments/paymentInUrl.ts'
import { draftsKey } from '../../src/session/storage.ts'
import { portalOrigin } from '../../src/suite/portalOrigin.ts'
import { schemeOf } from '../../src/theme/schemeOf.ts'

/** The first state of an element; the build puts it before this script. */
declare const __FIRST_STATE__: FirstState

/** Whether this device keeps input that a form begins with. Sandboxed frames refuse what is stored. */
function hasDrafts(): boolean {
  try {
    return Object.keys(localStorage).some(key => key.startsWith(draftsKey('')))
  } catch {
    return false
  }
}

const svgNamespace = 'http://www.w3.org/2000/svg'

/** Attributes of every tag that change nothing in an element. */
const neutral = /^(id|class|style|lang|title|data-.*)$/

/** Whether an element of the page has nothing yet, and shows what is drawn. */
const isBare = (host: Element) =>
  !host.shadowRoot &&
  host.matches(':not(:defined)') &&
  host.getAttributeNames().every(name => followedAttributes.includes(name) || neutral.test(name))

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
  return isHostStyled || isElsewhere || hasDrafts() || paymentInUrl() !== undefined
}

/**
 * Creates the node that a drawing describes.
 * @param textOf returns the text of an index, and the values of attributes
 * @param around namespace of the element around it; HTML's if omitted
 */
function createNode(drawn: DrawnNode, textOf: (value: string | number) => string, around?: string): Node {
  if (typeof drawn === 'number') return new Text(textOf(drawn))
  const [tag, attributes, ...children] = drawn
  const namespace = tag === 'svg' ? svgNamespace : around
  const element = namespace ? document.createElementNS(namespace, tag) : document.createElement(tag)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, textOf(value))
  element.append(...children.map(child => createNode(child, textOf, namespace)))
  return element
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
  const { vendor, portal, api } = loader.config
  const values = { portal: portalOrigin({ portal, api }, loader.base), form: '' }

  const textOf = (value: string | number): string =>
    typeof value === 'number'
      ? (texts[value] ?? '')
      : value.replace(/\{(portal|form)\}/, (_, key: keyof typeof values) => values[key])

  const create = (nodes: readonly DrawnNode[]) => nodes.map(node => createNode(node, textOf))

  const sheet = new CSSStyleSheet()
  sheet.replaceSync(state.css)
  drawn.sheets.add(sheet)
  for (const [index, host] of hosts.filter(isBare).entries()) {
    values.form = String(index)
    const parts = host.getAttribute('vendor') || vendor ? state.vendor : state.plain
    if (!parts) continue
    // Before there is anything to lay out, because it asks for computed styles.
    const scheme = schemeOf(host, 'auto')
    const root = host.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [sheet]
    root.append(...create(parts.shadow))
    root.firstElementChild?.setAttribute('data-scheme', scheme)
    host.addEventListener('submit', ({ target }) => drawn.sentForms.add(target as HTMLFormElement), {
      once: true,
    })
    drawn.fallbacks.set(host, [...host.childNodes])
    host.append(...create(parts.light))
    showFallbackOnError(root, loader.base)
  }
}

drawFirstState(__FIRST_STATE__).catch(() => undefined)
