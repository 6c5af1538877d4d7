import { takeLinkSecret } from '../../src/client/linkSecret.ts'
import type { Graph } from './graph.ts'

declare const __GRAPH__: Graph

/**
 * The one script a page includes. It finds resident elements now and later, fetches what each needs at once
 * with its checksum, and leaves the rest alone. It must stay tiny.
 */
const graph = __GRAPH__
const prefix = 'resident-'
/** Elements that links in mails lead to. */
const journeys = 'resident-password,resident-register,resident-verify-email,resident-unsubscribe'
const place = Symbol.for('resident-widgets.loader')
const page = globalThis as { [place]?: unknown }

if (!page[place]) start()

function start() {
  const address = import.meta.url
  const own = [...document.scripts].find(({ src }) => src === address)
  const { api, vendor, locale } = own?.dataset ?? {}
  const base = new URL(graph.base, address).href
  const started = new Map<string, Promise<unknown>>()

  // biome-ignore lint/suspicious/noConsole: the page’s owner has to see what could not be loaded
  const warn = (code: string, text: string) => console.warn(`[resident ${code}] ${text}`)

  /** Fetches a script with its checksum: a changed file is refused before any of it can run. */
  const preload = (file: number) =>
    new Promise<void>((resolve, reject) => {
      const [name, hash] = graph.files[file] as Graph['files'][number]
      const link = document.createElement('link')
      if (!link.relList.supports('modulepreload')) return resolve()
      link.rel = 'modulepreload'
      link.crossOrigin = 'anonymous'
      link.integrity = `sha256-${hash}=`
      link.href = `${base}${name}.js`
      link.onload = () => resolve()
      link.onerror = () => {
        link.remove()
        reject(new Error(link.href))
      }
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
      locale ||
      document.documentElement.lang
    const short = /^(lt|lv|ru)/i.exec(language || '')?.[0].toLowerCase() ?? 'en'
    for (const owner of isSignedIn() ? [name, 'shell', 'shared'] : [name, 'shell']) {
      const href = `${base}${owner}.${short}.json`
      if (document.head.querySelector(`link[href="${href}"]`)) continue
      const link = document.createElement('link')
      link.rel = 'preload'
      link.as = 'fetch'
      link.crossOrigin = 'anonymous'
      link.href = href
      document.head.append(link)
    }
  }

  /** Fetches scripts with their checksums, with one more try for a passing fault of the line. */
  const verify = (files: readonly number[]) => {
    const all = () => Promise.all(files.map(once))
    return all().catch(all)
  }

  const fetchElement = async (files: readonly number[]) => {
    await verify(files)
    const script = graph.files[files[0] as number] as Graph['files'][number]
    const { define } = (await import(/* @vite-ignore */ `${base}${script[0]}.js`)) as {
      define: () => Promise<void>
    }
    await define()
  }

  const preloads = new Map<number, Promise<void>>()
  const once = (file: number) => {
    const known = preloads.get(file) ?? preload(file)
    preloads.set(file, known)
    known.catch(() => preloads.delete(file))
    return known
  }

  const load = (tag: string, element?: Element) => {
    const name = tag.slice(prefix.length)
    const files = graph.elements[name]
    if (started.has(name)) return
    if (!files) {
      started.set(name, Promise.resolve())
      return warn('RW-UNKNOWN', `<${tag}> is not an element of this version.`)
    }
    preloadTexts(name, element)
    const loading = fetchElement(files)
    if (isSignedIn()) verify(graph.signedIn[name] ?? []).catch(() => undefined)
    started.set(name, loading)
    loading.catch((error: unknown) => {
      // The next element of this kind may try again; until then the page shows what stands inside the tag.
      started.delete(name)
      warn('RW-LOAD', `<${tag}> could not be loaded: ${(error as Error).message}`)
    })
  }

  const look = (element: Element) => {
    if (element.localName.startsWith(prefix)) load(element.localName, element)
  }

  /** Looks at a part of the page, all of its descendants included. */
  const scan = (root: ParentNode) => {
    for (const element of root.querySelectorAll('*')) look(element)
  }

  page[place] = {
    config: { api: api || new URL(address).origin, vendor, locale },
    load,
    scan,
    verify: (name: string) => verify(graph.later[name] ?? []),
  }
  // Other pages may mean something else by what stands behind "#" in their addresses.
  if (document.querySelector(journeys)) takeLinkSecret()
  scan(document)
  new MutationObserver(changes => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (node instanceof Element) {
          look(node)
          if (node.firstElementChild) scan(node)
        }
      }
    }
  }).observe(document, { childList: true, subtree: true })
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
