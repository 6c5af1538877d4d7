import * as z from 'zod/mini'
import { defaultLocale, isLocale, type Locale } from '../../src/api/schemas/locales.ts'
import { readAsset } from './readAsset.ts'

/** What the build tells of its files. */
const Files = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.optional(z.string()),
    imports: z._default(z.array(z.string()), []),
    dynamicImports: z._default(z.array(z.string()), []),
  }),
)
type Files = z.infer<typeof Files>

/** The element that a page is about, by the last word of its path that says so. */
const elementOf: Readonly<Record<string, string>> = {
  login: 'login',
  register: 'register',
  bill: 'bills',
  contract: 'bills',
  meter: 'meters',
  documents: 'documents',
  messages: 'messages',
  'help-desk': 'help-desk',
  poll: 'polls',
  offers: 'offers',
  profile: 'profile',
  contracts: 'contracts',
  'card-payment': 'card-payment',
}

/** Elements of pages that are for people who have not signed in. */
const forVisitors: ReadonlySet<string> = new Set(['login', 'register', 'card-payment'])

/** The script that asks for what the page needs before the others are there. */
const early = 'prefetch/prefetch.ts'

/** The piece that reads the answers about somebody who is signed in (build/products/portalChunks.ts). */
const calls = 'calls'

/** The element that a path is about; the start page is told by having no words at all. */
function elementAt(pathname: string): string | undefined {
  if (pathname === '/') return 'dashboard'
  const words = pathname.split('/').toReversed()
  return words.map(word => (Object.hasOwn(elementOf, word) ? elementOf[word] : undefined)).find(Boolean)
}

const widget = (name: string) => `../../widgets/${name}`
const frameTexts = ['locales/', '../../src/i18n/locales/', '../../src/i18n/shell/locales/']

/** A file of the build and all that it needs at once. */
function closure(files: Files, key: string, found = new Set<string>()): Set<string> {
  const entry = files[key]
  if (!entry || found.has(entry.file)) return found
  found.add(entry.file)
  for (const needed of entry.imports) closure(files, needed, found)
  return found
}

/** What the first moments of a page need beside what its head names. */
export interface PageHints {
  /** A Link header for what everything waits for: the browser fetches it at once. */
  readonly link: string
  /** Scripts that come after those, by the first script's hand: on a slow line they would share it, and all come late. */
  readonly scripts: readonly string[]
}

function hintsOf(files: Files, name: string | undefined, locale: Locale): PageHints {
  const entry = name === undefined ? undefined : files[`${widget(name)}/index.ts`]
  // The first thing an element loads by itself is what it shows behind the sign-in; further ones wait for a press.
  const first = entry?.dynamicImports.slice(0, name === 'login' ? 0 : 1) ?? []
  const keys = entry ? [`${widget(name ?? '')}/index.ts`, ...first] : []
  const inHead = closure(files, 'index.html')
  if (name !== undefined && !forVisitors.has(name))
    for (const [key, file] of Object.entries(files)) if (file.name === calls) closure(files, key, inHead)
  const scripts = [...new Set(keys.flatMap(key => [...closure(files, key)]))].filter(
    file => !inHead.has(file),
  )
  const texts = [...frameTexts, ...(name === undefined ? [] : [`${widget(name)}/locales/`])].flatMap(
    folder => files[`${folder}${locale}.json`]?.file ?? [],
  )
  const link = [
    ...(files[early] ? [`</${files[early].file}>; rel=preload; as=script`] : []),
    ...[...inHead].map(file => `</${file}>; rel=modulepreload`),
    ...texts.map(file => `</${file}>; rel=preload; as=fetch; crossorigin`),
  ]
  return { link: link.join(', '), scripts: scripts.map(file => `/${file}`) }
}

/** The language a page will most likely speak: of the address, else the one the person chose. */
function localeOf(request: Request): Locale {
  const asked = new URL(request.url).searchParams.get('lang')
  if (isLocale(asked)) return asked
  const cookies = request.headers.get('Cookie') ?? ''
  const [, chosen] = /(?:^|;\s*)i18n_redirected=(\w+)/.exec(cookies) ?? []
  return /(?:^|;\s*)resident-language-chosen=1/.test(cookies) && isLocale(chosen) ? chosen : defaultLocale
}

/**
 * Works out what a page of the portal will need, while the browser knows nothing but its address.
 * @param portal the folder of the built portal
 */
export function pageHints(portal: string): (request: Request) => Promise<PageHints | undefined> {
  const kept = new Map<string, PageHints | undefined>()
  return async request => {
    const list = await readAsset(portal, '/files.json')
    if (!list) return
    const name = elementAt(new URL(request.url).pathname)
    const locale = localeOf(request)
    const key = `${list.digest} ${locale} ${name ?? ''}`
    if (!kept.has(key)) {
      const files = Files.safeParse(JSON.parse(list.bytes.toString('utf8')))
      kept.set(key, files.success ? hintsOf(files.data, name, locale) : undefined)
    }
    return kept.get(key)
  }
}
