import { defaultLocale, locales } from '../../src/api/schemas/locales.ts'
import type { Loader } from '../../src/client/findLoader.ts'
import { mailLinkTags, takeLinkSecret } from '../../src/client/linkSecret.ts'
import { prefix, scanTags, watchTags } from '../../src/client/watchTags.ts'
import { type BuiltScript, type ElementFiles, type Graph, listFile } from './graph.ts'

declare const __GRAPH__: Graph

/**
 * The only script that a page includes. Finds resident elements in the page, also later ones, and loads their files with
 * checksums, in parallel. It must stay tiny.
 */
const graph = __GRAPH__
const names = graph.names.split(' ')
const key = Symbol.for('resident-widgets.loader')
const page = globalThis as { [key]?: Partial<Loader> }

// Browsers from before 2023 cannot run the elements: a separate script shows a notice.
if (!document.adoptedStyleSheets) import(/* @vite-ignore */ import.meta.url.replace('loader', 'old-browser'))
// Extends the entry of the npm package, which can load only what the page's own scripts imported.
else if (!page[key]?.verify) start()

function start() {
  const address = import.meta.url
  const settings = [...document.scripts].find(({ src }) => src === address)?.dataset ?? {}
  const base = new URL(graph.base, address).href
  const started = new Set<string>()

  // biome-ignore lint/suspicious/noConsole: shows the page’s developer what could not be loaded
  const warn = (code: string, text: string) => console.warn(`[resident ${code}] ${text}`)

  const makeLink = (attributes: Partial<HTMLLinkElement>) =>
    Object.assign(document.createElement('link'), { crossOrigin: 'anonymous' }, attributes)

  /** Loads a script with its checksum, so that the browser rejects a changed file before it runs. */
  const preload = ([name, hash]: BuiltScript) =>
    new Promise<unknown>((resolve, reject) => {
      const link = makeLink({
        rel: 'modulepreload',
        integrity: `sha256-${hash}=`,
        href: `${base}${name}.js`,
        onload: resolve,
        onerror() {
          link.remove()
          reject(new Error(link.href))
        },
      })
      if (!link.relList.supports('modulepreload')) return resolve(0)
      document.head.append(link)
    })

  /** Preloads texts in parallel with scripts; a wrong guess of the language only costs its request. */
  const preloadTexts = (name: string, element?: Element) => {
    const chosen =
      /resident-language-chosen=1/.test(cookies()) && /i18n_redirected=(\w\w)/.exec(cookies())?.[1]
    const nearest = element?.closest('[lang]')
    const language =
      element?.getAttribute('locale') ||
      chosen ||
      (nearest !== document.documentElement && nearest?.getAttribute('lang')) ||
      settings.locale ||
      document.documentElement.lang
    const short = locales.find(locale => language?.toLowerCase().startsWith(locale)) ?? defaultLocale
    for (const owner of isSignedIn() ? [name, 'shell', 'shared'] : [name, 'shell']) {
      const href = `${base}${owner}.${short}.json`
      if (document.head.querySelector(`link[href="${href}"]`)) continue
      document.head.append(makeLink({ rel: 'preload', as: 'fetch', href }))
    }
  }

  const preloads = new Map<string, Promise<unknown>>()
  const once = (file: BuiltScript) => {
    const pending = preloads.get(file[0]) ?? preload(file)
    preloads.set(file[0], pending)
    pending.catch(() => preloads.delete(file[0]))
    return pending
  }

  /** Loads scripts with their checksums; retries once after a network error. */
  const verify = (files: readonly BuiltScript[]) => {
    const all = () => Promise.all(files.map(once))
    return all().catch(all)
  }

  const lists: ElementFiles[] = []
  const pick = ({ files }: ElementFiles, indexes: readonly number[] = []) =>
    files.filter((_, index) => indexes.includes(index))

  /** Loads an element's list file. The loader has the list's checksum, and the list those of the scripts. */
  const fetchList = async (name: string) => {
    const answer = await fetch(base + listFile(name), {
      integrity: `sha256-${graph.lists.substr(names.indexOf(name) * 43, 43)}=`,
    })
    const list = (await answer.json()) as ElementFiles
    lists.push(list)
    return list
  }

  /** Preloads the scripts that an element needs for signed-in users. */
  const fetchSignedIn = (list: ElementFiles) => verify(pick(list, list.signedIn)).catch(() => undefined)

  const fetchElement = async (name: string) => {
    // In parallel with the list, because every list contains them.
    verify(graph.common).catch(() => undefined)
    const list = await fetchList(name).catch(() => fetchList(name))
    if (isSignedIn()) fetchSignedIn(list)
    await verify(pick(list, list.first))
    const { define } = (await import(/* @vite-ignore */ `${base}${name}.js`)) as {
      define: () => Promise<void>
    }
    await define()
  }

  const load = (tag: string, element?: Element) => {
    const name = tag.slice(prefix.length)
    if (started.has(name)) return
    started.add(name)
    if (!names.includes(name)) return warn('RW-UNKNOWN', `<${tag}> is not in this version.`)
    preloadTexts(name, element)
    fetchElement(name).catch((error: unknown) => {
      // The next element with this tag tries again, and this one when the connection is back. Until then the page shows
      // the tag's fallback content.
      started.delete(name)
      addEventListener('online', () => load(tag, element), { once: true })
      warn('RW-LOAD', `<${tag}> did not load: ${(error as Error).message}`)
    })
  }

  const loadElementFound = (element: Element) => load(element.localName, element)

  page[key] = {
    ...page[key],
    config: { ...settings, api: settings.api || new URL(address).origin },
    base,
    names,
    load,
    scan: root => scanTags(root, loadElementFound),
    prefetch: () => lists.map(fetchSignedIn),
    verify: (name: string) => {
      const list = lists.find(({ later }) => name in later)
      return verify(list ? pick(list, list.later[name]) : [])
    },
  }
  // Only on pages with these elements, because others may use the fragment for something else.
  if (document.querySelector(mailLinkTags)) takeLinkSecret()
  // Developers open the doctor by the page's address.
  if (/[?&]resident-doctor\b/.test(location.search))
    document.body.prepend(document.createElement('resident-doctor'))
  watchTags(loadElementFound)
}

/** Whether this site has a stored session: then files for signed-in users are loaded in parallel. */
function isSignedIn(): boolean {
  try {
    return Object.keys(localStorage).some(key => key.startsWith('resident-session:'))
  } catch {
    return false
  }
}

function cookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}
