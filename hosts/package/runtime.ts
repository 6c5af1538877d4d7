import type { Loader } from '../../src/client/findLoader.ts'
import { mailLinkNames, takeLinkSecret } from '../../src/client/linkSecret.ts'
import { prefix, scanTags, watchTags } from '../../src/client/watchTags.ts'

/** The used export of an element's script. */
interface Script {
  readonly define: () => Promise<void>
}

/** Texts by language, each in its own module. */
type Texts = Readonly<Record<string, () => Promise<{ readonly default: unknown }>>>

const key = Symbol.for('resident-widgets.loader')
const page = globalThis as { [key]?: Loader }

const texts = new Map<string, Texts>()
const scripts = new Map<string, () => Promise<Script>>()
const defining = new Map<string, Promise<void>>()

// biome-ignore lint/suspicious/noConsole: shows the page’s developer what does not work
const warn = (code: string, text: string) => console.warn(`[resident ${code}] ${text}`)

/** Registers texts: shared ones, or those of an element of `bringElement`. */
export function bringTexts(name: string, files: Texts): void {
  texts.set(name, files)
}

/** Registers an element in the page's bundle. Its script is loaded when the element is defined. */
export function bringElement(name: string, script: () => Promise<Script>, files: Texts): void {
  bringTexts(name, files)
  scripts.set(name, script)
}

/**
 * Registers this runtime under the symbol that elements look up. `loader.js` uses the same symbol; if it is on the page
 * too, extends its entry.
 */
function announce(): Loader {
  const present = page[key]
  if (present?.texts) return present
  const loader: Loader = {
    config: {},
    load,
    scan,
    ...present,
    texts: (locale, name) =>
      texts
        .get(name)
        ?.[locale]?.()
        .then(file => file.default),
  }
  page[key] = loader
  return loader
}

function load(tag: string): void {
  const name = tag.slice(prefix.length)
  if (scripts.has(name)) defineElement(name)
  else warn('RW-UNKNOWN', `<${tag}> is needed: import 'resident-widgets/${name}'.`)
}

/** Defines a registered element. Does nothing without a document, as on a server. */
export function defineElement(name: string): void {
  if (typeof document === 'undefined' || defining.has(name)) return
  announce()
  // Before any other script is loaded, because it could read the secret.
  if (mailLinkNames.includes(name)) takeLinkSecret()
  const script = scripts.get(name)
  if (!script) return
  // The import is asynchronous, so the page's synchronous `configure()` runs before the element is defined.
  const definition = script().then(({ define }) => define())
  defining.set(name, definition)
  definition.catch((error: unknown) => {
    // The next call tries again.
    defining.delete(name)
    warn('RW-LOAD', `<${prefix}${name}> could not be loaded: ${(error as Error).message}`)
  })
}

const defineElementFound = ({ localName }: Element) => {
  const name = localName.slice(prefix.length)
  if (scripts.has(name)) defineElement(name)
}

/** Defines the elements that are used below a node, e.g. in a shadow root of your own. */
export const scan = (root: ParentNode): void => scanTags(root, defineElementFound)

/** Defines each element when its tag first appears in the page. */
export function watchPage(): void {
  if (typeof document === 'undefined') return
  announce()
  watchTags(defineElementFound)
}

/**
 * Sets the API and the vendor for all elements of the page, and its sign-in, again when its visitor has signed in or out.
 * Does nothing on a server.
 */
export function configure(settings: Loader['config']): void {
  if (typeof document === 'undefined') return
  const { getIdentityToken, ...rest } = settings
  if (Object.keys(rest).length > 0 && Symbol.for('resident-widgets') in globalThis)
    warn('RW-CONFIG', 'configure() came after the first element: it changes getIdentityToken alone.')
  const loader = announce()
  Object.assign(loader.config, settings)
  loader.onConfigure?.(settings)
}
