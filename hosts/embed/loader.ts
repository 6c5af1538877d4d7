import { defaultLocale, locales } from '../../src/api/schemas/locales.ts'
import type { Loader } from '../../src/client/findLoader.ts'
import { journeys, takeLinkSecret } from '../../src/client/linkSecret.ts'
import { prefix, scanTags, watchTags } from '../../src/client/watchTags.ts'
import { type BuiltScript, type ElementFiles, type Graph, listFile } from './graph.ts'

declare const __GRAPH__: Graph

/**
 * The one script a page includes. It finds resident elements now and later, fetches what each needs at once
 * with its checksum, and leaves the rest alone. It must stay tiny.
 */
const graph = __GRAPH__
const names = graph.names.split(' ')
const place = Symbol.for('resident-widgets.loader')
const page = globalThis as { [place]?: Partial<Loader> }

// A browser of before 2023 could not read what the elements need: a script of its own tells people so.
if (!document.adoptedStyleSheets) import(/* @vite-ignore */ import.meta.url.replace('loader', 'old-browser'))
// What the npm package leaves there knows only what the page's own scripts brought: it is built upon.
else if (!page[place]?.verify) start()

function start() {
  const address = import.meta.url
  const told = [...document.scripts].find(({ src }) => src === address)?.dataset ?? {}
  const base = new URL(graph.base, address).href
  const started = new Set<string>()

  // biome-ignore lint/suspicious/noConsole: the page’s owner has to see what could not be loaded
  const warn = (code: string, text: string) => console.warn(`[resident ${code}] ${text}`)

  const makeLink = (what: Partial<HTMLLinkElement>) =>
    Object.assign(document.createElement('link'), { crossOrigin: 'anonymous' }, what)

  /** Fetches a script with its checksum: a changed file is refused before any of it can run. */
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

  /** Texts are asked for in the same breath as scripts; a wrong guess of the language only costs its request. */
  const preloadTexts = (name: string, element?: Element) => {
    const chosen =
      /resident-language-chosen=1/.test(cookies()) && /i18n_redirected=(\w\w)/.exec(cookies())?.[1]
    const nearest = element?.closest('[lang]')
    const language =
      element?.getAttribute('locale') ||
      chosen ||
      (nearest !== document.documentElement && nearest?.getAttribute('lang')) ||
      told.locale ||
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
    const known = preloads.get(file[0]) ?? preload(file)
    preloads.set(file[0], known)
    known.catch(() => preloads.delete(file[0]))
    return known
  }

  /** Fetches scripts with their checksums, with one more try for a passing fault of the line. */
  const verify = (files: readonly BuiltScript[]) => {
    const all = () => Promise.all(files.map(once))
    return all().catch(all)
  }

  const lists: ElementFiles[] = []
  const pick = ({ files }: ElementFiles, at: readonly number[] = []) => files.filter((_, i) => at.includes(i))

  /** What an element needs; the checksum of the list is here, those of its scripts are in it. */
  const fetchList = async (name: string) => {
    const answer = await fetch(base + listFile(name), {
      integrity: `sha256-${graph.lists.substr(names.indexOf(name) * 43, 43)}=`,
    })
    const list = (await answer.json()) as ElementFiles
    lists.push(list)
    return list
  }

  /** Scripts of what an element shows to signed-in people. */
  const fetchInside = (list: ElementFiles) => verify(pick(list, list.signedIn)).catch(() => undefined)

  const fetchElement = async (name: string) => {
    // Fetched beside the list, as every list names them.
    verify(graph.common).catch(() => undefined)
    const list = await fetchList(name).catch(() => fetchList(name))
    if (isSignedIn()) fetchInside(list)
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
      // The next element of this kind may try again, and this one when the connection is back; until then the page
      // shows what stands inside the tag.
      started.delete(name)
      addEventListener('online', () => load(tag, element), { once: true })
      warn('RW-LOAD', `<${tag}> did not load: ${(error as Error).message}`)
    })
  }

  const found = (element: Element) => load(element.localName, element)

  page[place] = {
    ...page[place],
    config: { ...told, api: told.api || new URL(address).origin },
    base,
    names,
    load,
    scan: root => scanTags(root, found),
    prefetch: () => lists.map(fetchInside),
    verify: (name: string) => {
      const list = lists.find(({ later }) => name in later)
      return verify(list ? pick(list, list.later[name]) : [])
    },
  }
  // Other pages may mean something else by what stands behind "#" in their addresses.
  if (document.querySelector(journeys)) takeLinkSecret()
  // Whoever builds a page asks for the doctor in its address.
  if (/[?&]resident-doctor\b/.test(location.search))
    document.body.prepend(document.createElement('resident-doctor'))
  watchTags(found)
}

/** Whether this site keeps a session: then what is behind the sign-in is fetched in the same breath. */
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
