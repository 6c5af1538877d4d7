import type { Loader } from '../../src/client/findLoader.ts'
import { journeys, takeLinkSecret } from '../../src/client/linkSecret.ts'
import { prefix, scanTags, watchTags } from '../../src/client/watchTags.ts'

/** The part of an element's script that defines it. */
interface Script {
  readonly define: () => Promise<void>
}

/** Texts by language, each a module of its own. */
type Texts = Readonly<Record<string, () => Promise<{ readonly default: unknown }>>>

const place = Symbol.for('resident-widgets.loader')
const page = globalThis as { [place]?: Loader }

const texts = new Map<string, Texts>()
const scripts = new Map<string, () => Promise<Script>>()
const defining = new Map<string, Promise<void>>()

// biome-ignore lint/suspicious/noConsole: whoever builds the page has to see what does not work
const warn = (code: string, text: string) => console.warn(`[resident ${code}] ${text}`)

/** Texts that belong to no element, or to one that `bringElement` names. */
export function bringTexts(name: string, files: Texts): void {
  texts.set(name, files)
}

/** An element whose script the page's bundle has. It is fetched when the element is defined. */
export function bringElement(name: string, script: () => Promise<Script>, files: Texts): void {
  bringTexts(name, files)
  scripts.set(name, script)
}

/** Where the elements find what stands here: the place of the loader's script, which may be on the page as well. */
function announce(): Loader {
  const present = page[place]
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
  page[place] = loader
  return loader
}

function load(tag: string): void {
  const name = tag.slice(prefix.length)
  if (scripts.has(name)) defineElement(name)
  else warn('RW-UNKNOWN', `<${tag}> is needed: import 'resident-widgets/${name}'.`)
}

/** Defines an element that was brought. Where there is no page, as on a server, it does nothing. */
export function defineElement(name: string): void {
  if (typeof document === 'undefined' || defining.has(name)) return
  announce()
  // Before anything else is fetched, as whatever runs could read it.
  if (journeys.split(',').includes(prefix + name)) takeLinkSecret()
  const script = scripts.get(name)
  if (!script) return
  // Fetched in any case: by the time it is there, the page's script has come to its `configure`.
  const started = script().then(({ define }) => define())
  defining.set(name, started)
  started.catch((error: unknown) => {
    // Whoever asks next tries again.
    defining.delete(name)
    warn('RW-LOAD', `<${prefix}${name}> could not be loaded: ${(error as Error).message}`)
  })
}

const found = ({ localName }: Element) => {
  const name = localName.slice(prefix.length)
  if (scripts.has(name)) defineElement(name)
}

/** Defines those elements that are in use below a node, e.g. in a shadow root of yours. */
export const scan = (root: ParentNode): void => scanTags(root, found)

/** Defines each element when the page first has it, now or later. */
export function watchPage(): void {
  if (typeof document === 'undefined') return
  announce()
  watchTags(found)
}

/** Says once for all elements of the page where the API is and whose they are. On a server it does nothing. */
export function configure(settings: Loader['config']): void {
  if (typeof document === 'undefined') return
  if (Symbol.for('resident-widgets') in globalThis)
    warn('RW-CONFIG', 'configure() came after the first element: it changes nothing any more.')
  Object.assign(announce().config, settings)
}
