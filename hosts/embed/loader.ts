import { defaultLocale, locales } from '../../src/api/schemas/locales.ts'
import type { Loader } from '../../src/client/findLoader.ts'
import { mailLinkNames, takeLinkSecret } from '../../src/client/linkSecret.ts'
import { prefix, watchTags } from '../../src/client/watchTags.ts'
import { type BuiltScript, type ElementFiles, type FileList, type Graph, listFile } from './graph.ts'

declare const __GRAPH__: Graph

/**
 * The only script that a page includes. Finds resident elements in the page, also later ones, and loads their files with
 * checksums, in parallel. It must stay tiny.
 */
const graph = __GRAPH__
const groups = graph.names.split(' ').map(names => names.split(','))
const names = groups.flat()
const address = import.meta.url
const settings = [...document.scripts].find(({ src }) => src === address)?.dataset ?? {}
/** End of the tags on pages with two builds (src/decisions/two-builds.md). */
const suffix = (settings.tagSuffix ?? '').replace(/^./, '-$&')
const key = Symbol.for(`resident-widgets.loader${suffix}`)
const page = globalThis as { [key]?: Partial<Loader> }

// Browsers from before 2023 cannot run the elements: a separate script shows a notice.
if (!document.adoptedStyleSheets) import(/* @vite-ignore */ address.replace('loader', 'old-browser'))
// Extends the entry of the npm package, which can load only what the page's own scripts imported.
else if (!page[key]?.verify) start()

/** Sets what attributes cannot: `getIdentityToken`, and again when the page's visitor has signed in or out. */
export function configure(settings: Loader['config']): void {
  const loader = page[key]
  if (!loader?.config) return
  Object.assign(loader.config, settings)
  loader.onConfigure?.(settings)
}

function start() {
  const base = new URL(graph.base, address).href
  /** Names of elements whose loading has started. */
  const started = new Set<string>()

  // biome-ignore lint/suspicious/noConsole: shows the page’s developer what could not be loaded
  const warn = (code: string, text: string) => console.warn(`[resident ${code}] ${text}`)

  const addLink = (attributes: Partial<HTMLLinkElement>) => {
    const link = Object.assign(document.createElement('link'), { crossOrigin: '' }, attributes)
    document.head.append(link)
    return link
  }

  const preloads = new Map<string, Promise<unknown>>()
  /** Loads a script once, with its checksum, so that the browser rejects a changed file before it runs. */
  const preload = ([name, hash]: BuiltScript) => {
    const pending =
      preloads.get(name) ??
      new Promise<unknown>((resolve, reject) => {
        const link = addLink({
          rel: 'modulepreload',
          integrity: `sha256-${hash}=`,
          href: `${base}${name}.js`,
          onload: resolve,
          onerror() {
            link.remove()
            preloads.delete(name)
            reject(link.href)
          },
        })
        if (!link.relList.supports('modulepreload')) resolve(0)
      })
    preloads.set(name, pending)
    return pending
  }

  /** Loads scripts with their checksums; retries once after a network error. */
  const verify = (files: readonly BuiltScript[]) => {
    const all = () => Promise.all(files.map(preload))
    return all().catch(all)
  }

  /** Keys and cookies of this site; sandboxed frames refuse them. */
  const readStored = () => {
    try {
      return `${Object.keys(localStorage)}${document.cookie}`
    } catch {
      return ''
    }
  }
  /** Whether this site has a stored session: then files for signed-in users are loaded in parallel. */
  const hasSession = (stored: string) => /resident-session:/.test(stored)

  /** Texts of the first element in a language, with the common ones, by language. */
  const texts: Record<string, Promise<Record<string, unknown>>> = {}
  /** Fetches texts in parallel with scripts; a wrong guess of the language only costs its request. */
  const fetchTexts = (name: string, element: Element | null, stored: string) => {
    const chosen = /language-chosen=1/.test(stored) && /i18n_redirected=(\w\w)/.exec(stored)?.[1]
    const language =
      element?.getAttribute('locale') ||
      chosen ||
      element?.closest('[lang]:not(html)')?.getAttribute('lang') ||
      settings.locale ||
      document.documentElement.lang
    const short = locales.find(locale => language.toLowerCase().startsWith(locale)) ?? defaultLocale
    const href = `${base}${name}.${short}.`
    if (texts[short]) addLink({ rel: 'preload', as: 'fetch', href: `${href}json` })
    else
      texts[short] = fetch(`${href}${hasSession(stored) ? 'signed-in' : 'first'}.json`)
        .then(answer => answer.json())
        // The elements then fetch each file of texts.
        .catch(() => ({}))
  }

  const lists: (FileList & ElementFiles)[] = []
  const pick = ({ files }: FileList, indexes: readonly number[] | undefined) =>
    indexes?.map(index => files[index] as BuiltScript) ?? []

  const fetchedLists: Promise<FileList>[] = []
  /** Loads the list of an element. The loader has the list's checksum, and the list those of the scripts. */
  const fetchList = (name: string): Promise<FileList> => {
    const index = groups.findIndex(members => members.includes(name))
    fetchedLists[index] ??= fetch(base + listFile(groups[index] ?? []), {
      integrity: `sha256-${graph.lists.substr(index * 43, 43)}=`,
    })
      .then(answer => answer.json())
      .catch(error => {
        delete fetchedLists[index]
        throw error
      })
    return fetchedLists[index]
  }

  /** Preloads the scripts that an element needs for signed-in users. */
  const fetchSignedIn = (list: FileList & ElementFiles) =>
    verify(pick(list, list.signedIn)).catch(() => undefined)

  const importAtOnce = (script: BuiltScript) =>
    preload(script)
      .then(() => import(/* @vite-ignore */ `${base}${script[0]}.js`))
      .catch(() => undefined)

  /** The script of first calls, if the first element came for a signed-in person: a sign-in on the page makes them itself. */
  let prefetched: Promise<unknown> | false | undefined

  const fetchElement = async (name: string, isSignedIn: boolean) => {
    // The list first, because the element's scripts wait for it; in parallel those that every list contains.
    const fetched = fetchList(name)
    prefetched ??= isSignedIn && importAtOnce(graph.prefetch)
    graph.common.map(importAtOnce)
    const shared = await fetched.catch(() => fetchList(name))
    // What its calls answer is small, and is shown before these scripts are there.
    await prefetched
    const list = { ...shared, ...shared.elements[name] } as FileList & ElementFiles
    lists.push(list)
    if (isSignedIn) fetchSignedIn(list)
    await verify(pick(list, list.first))
    const script = await import(/* @vite-ignore */ `${base}${name}.js`)
    await script.define(suffix)
  }

  const load = (tag: string, element: Element | null = null) => {
    const name = tag.slice(prefix.length, -suffix.length || undefined)
    if (!tag.endsWith(suffix) || started.has(name)) return
    started.add(name)
    if (!names.includes(name)) {
      // A name with a further part is of a build with a suffix.
      if (!names.some(known => name.startsWith(`${known}-`)))
        warn('RW-UNKNOWN', `<${tag}> is not in this version.`)
      return
    }
    // Only with these elements, because other pages may use the fragment for something else. No script of ours runs yet.
    if (mailLinkNames.includes(name)) takeLinkSecret()
    // Once, because each reading of the storage and of cookies holds up the page.
    const stored = readStored()
    const isSignedIn = hasSession(stored)
    fetchTexts(name, element, stored)
    const drawing = graph.drawings[name]
    // Not where the page came with it, and not in the portal's element, whose parts come when its scripts are there.
    if (drawing && !isSignedIn && document.contains(element) && !element?.shadowRoot)
      importAtOnce([`${name}.drawing`, drawing])
    fetchElement(name, isSignedIn).catch((error: unknown) => {
      // The next element with this tag tries again, and this one when the connection is back. Until then the page shows
      // the tag's fallback content.
      started.delete(name)
      addEventListener('online', () => load(tag, element), { once: true })
      warn('RW-LOAD', `<${tag}> did not load: ${error}`)
    })
  }

  page[key] = {
    ...page[key],
    config: { ...settings },
    base,
    names,
    load,
    fileLists: fetchedLists,
    scan: watchTags((element: Element) => load(element.localName, element)),
    fetchedTexts: (locale: string, name: string) => texts[locale]?.then(files => files[name]),
    prefetch: () => lists.map(fetchSignedIn),
    verify: (name: string) => verify(lists.flatMap(list => pick(list, list.later[name]))),
  }
  // Developers open the doctor by the page's address.
  if (/[?&]resident-doctor/.test(location.search))
    document.body.prepend(document.createElement(`resident-doctor${suffix}`))
}
