import { followedAttributes } from '../../src/api/rules/followedAttributes.ts'
import { locales } from '../../src/api/schemas/locales.ts'
import { type DrawnNode, drawnTextsKey, type FirstState } from '../../src/client/FirstState.ts'
import { findLoader, type Loader, tagOf } from '../../src/client/findLoader.ts'
import { createDrawnNode } from '../../src/element/createDrawnNode.ts'
import { portalOrigin } from '../../src/suite/portalOrigin.ts'
import { schemeOf } from '../../src/theme/schemeOf.ts'
import { hasOnly, isFirstStateChanged, rootOf, showFallbackOnError } from './drawing.ts'

/** The first state of an element; the build puts it before this script. */
declare const __FIRST_STATE__: FirstState

/** Whether an element of the page has nothing yet, and shows what is drawn. */
const isBare = (host: Element) =>
  !host.shadowRoot && host.matches(':not(:defined)') && hasOnly(host, followedAttributes)

/** The texts of a first state in the language of which the loader has fetched the element's. */
const textsOf = (name: string, { fetchedTexts }: Loader) =>
  locales.map(locale => fetchedTexts?.(locale, drawnTextsKey(name))).find(Boolean) as
    | Promise<readonly string[] | undefined>
    | undefined

/**
 * Draws an element before its scripts are there (EMB-19), as data: policies of pages forbid HTML as text. The loader has
 * the checksum of what is drawn, and texts are put where they can only be read.
 */
async function drawFirstState(state: FirstState): Promise<void> {
  const loader = findLoader()
  const { name } = state
  // Another build's loader may be the page's.
  if (!loader?.base || !import.meta.url.startsWith(loader.base) || isFirstStateChanged(loader.config)) return
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

  const create = (nodes: readonly DrawnNode[]) => nodes.map(node => createDrawnNode(node, textOf))

  const sheet = new CSSStyleSheet()
  sheet.replaceSync(state.css)
  drawn.sheets.add(sheet)
  for (const [index, host] of hosts.filter(isBare).entries()) {
    values.form = String(index)
    const parts = host.getAttribute('vendor') || vendor ? state.vendor : state.plain
    if (!parts) continue
    // Before there is anything to lay out, because it asks for computed styles.
    const scheme = schemeOf(host, 'auto')
    const root = rootOf(host)
    root.adoptedStyleSheets = [sheet]
    root.append(...create(parts.shadow))
    root.firstElementChild?.setAttribute('data-scheme', scheme)
    host.addEventListener('submit', ({ target }) => drawn.sentForms.add(target as HTMLFormElement), {
      once: true,
    })
    drawn.fallbacks.set(host, [...host.childNodes])
    host.append(...create(parts.light))
    showFallbackOnError(host, loader.base)
  }
}

drawFirstState(__FIRST_STATE__).catch(() => undefined)
