import * as z from 'zod/mini'
import { isFirstPage } from '../../src/api/rules/firstPages.ts'
import { allPages, type PortalPage, portalPages } from '../../src/api/rules/portalPages.ts'
import { type PageNames, type PortalPath, portalPathAt } from '../../src/api/rules/portalPaths.ts'
import { defaultLocale, isLocale, type Locale } from '../../src/api/schemas/locales.ts'
import { readAsset } from './readAsset.ts'

/** The build's manifest, `files.json`. */
const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.optional(z.string()),
    imports: z._default(z.array(z.string()), []),
    dynamicImports: z._default(z.array(z.string()), []),
  }),
)
export type Manifest = z.infer<typeof Manifest>

/** Source of the script that makes a page's first calls. */
export const prefetchSource = 'prefetch/prefetch.ts'

/** Source of the script that shows what the server draws of a page. */
export const drawingSource = 'prefetch/drawFirstPage.ts'

/** Source of the script that continues with a page that came as HTML. */
const takeOverSource = 'takeOverPage.tsx'

/** Chunks that several pages load first (build/products/portalChunks.ts). */
export const sharedChunks = {
  /** What every page runs. */
  frame: 'frame',
  /** Parses the answers about a signed-in user. */
  calls: 'calls',
  /** The sign-in's page and element. */
  signIn: 'sign-in',
  /** Header, menus and what else surrounds most pages. */
  defaultLayout: 'default-layout',
} as const

/** Modules of the pages that are opened first, each a script of its own, as keys of the manifest. */
export const pageModules: Partial<Record<PortalPath['page'], string>> = {
  dashboard: 'pages/DashboardPage.tsx',
  vendor: 'pages/VendorPage.tsx',
  contract: 'pages/ContractPage.tsx',
  bills: 'pages/BillPage.tsx',
  meters: 'pages/MeterPage.tsx',
}

/** Texts that nearly every page has (build/plugins/firstTexts.ts). */
const firstTexts = 'resident-first-texts/'
const widgetFolder = (element: string) => `../../widgets/${element}`
/** The manifest's key of an element's entry. */
export const entryOf = (element: string) => `${widgetFolder(element)}/index.ts`

/** The component that an element renders after sign-in, in a chunk of its own: "my-house" → "MyHouse.tsx". */
export const componentOf = (element: string) =>
  `${widgetFolder(element)}/${element.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase())}.tsx`

/** What the hints of some page need and the manifest lacks; the portal's build fails if there is any. */
export function missingFromManifest(manifest: Manifest): readonly string[] {
  const elements = allPages.flatMap(([page, { element }]) => (page === 'login' ? [] : (element ?? [])))
  const chunks = new Set(Object.values(manifest).map(({ name }) => name))
  const keys = [
    prefetchSource,
    drawingSource,
    takeOverSource,
    ...allPages.flatMap(([page, { element }]) =>
      element === page && chunks.has(element) ? [] : (pageModules[page] ?? []),
    ),
    ...elements.filter(name => !chunks.has(name)).map(entryOf),
    `${firstTexts}${defaultLocale}.json`,
  ]
  const missing = [...new Set(keys)].filter(key => !manifest[key])
  const missingChunks = Object.values(sharedChunks).filter(name => !chunks.has(name))
  return [...missing, ...missingChunks.map(name => `chunk "${name}"`)]
}

/** Adds a file of the build and its static imports, recursively. */
function addWithImports(manifest: Manifest, key: string, files = new Set<string>()): Set<string> {
  const entry = manifest[key]
  if (!entry || files.has(entry.file)) return files
  files.add(entry.file)
  for (const imported of entry.imports) addWithImports(manifest, imported, files)
  return files
}

/** Adds a chunk by its name, and its static imports. */
function addChunk(manifest: Manifest, chunk: string, files = new Set<string>()): Set<string> {
  for (const [key, { name }] of Object.entries(manifest))
    if (name === chunk) addWithImports(manifest, key, files)
  return files
}

/** Files that a page needs first, in addition to the scripts and styles in its HTML. */
export interface PageHints {
  /** `Link` header of the files that every page waits for; the browser fetches them at once. */
  readonly link: string
  /** Paths of scripts and texts that the first script preloads. */
  readonly preloads: readonly string[]
  /** Whether the page shows something before these files: what it is made of comes first then. */
  readonly isShownFirst: boolean
  /** Path of the script that shows what the server draws of the page for a signed-in person; undefined where it draws nothing. */
  readonly firstPage?: string | undefined
}

/** Whether the page comes as HTML: the sign-in without a vendor, whose colour is not known yet (AUT-22). */
export const isDrawn = (entry: PortalPath | undefined): boolean =>
  entry?.page === 'login' && entry.area === 'common'

const isPersonal = ({ guards }: PortalPath) => guards.includes('auth') || guards.includes('vendorAuth')

function hintsOf(
  manifest: Manifest,
  entry: PortalPath | undefined,
  locale: Locale,
  isRenamed: boolean,
): PageHints {
  const { element, layout = 'default' }: Partial<PortalPage> = entry ? portalPages[entry.page] : {}
  const drawn = isDrawn(entry)
  const frame = addChunk(manifest, sharedChunks.frame)
  const around = new Set<string>()
  if (entry?.page === 'login' && !drawn) addChunk(manifest, sharedChunks.signIn, around)
  if (layout === 'default') addChunk(manifest, sharedChunks.defaultLayout, around)
  if (entry && isPersonal(entry)) addChunk(manifest, sharedChunks.calls, around)
  const pageModule = entry && pageModules[entry.page]
  const keys = [
    ...(pageModule === undefined ? [] : [pageModule]),
    ...(element === undefined ? [] : [entryOf(element), componentOf(element)]),
    ...(drawn ? [takeOverSource] : []),
  ]
  // The element, and the page of its name, may be one script.
  const named = addChunk(manifest, drawn ? sharedChunks.signIn : (element ?? ''))
  const scripts = new Set([...named, ...keys.flatMap(key => [...addWithImports(manifest, key)])])
  const textFolders = [firstTexts, ...(element === undefined ? [] : [`${widgetFolder(element)}/locales/`])]
  const texts = textFolders.flatMap(folder => manifest[`${folder}${locale}.json`]?.file ?? [])
  const prefetch = manifest[prefetchSource]
  const drawing = !isRenamed && isFirstPage(entry) ? manifest[drawingSource] : undefined
  // Such a page shows something before its scripts: a style sheet, or what the server draws, shares the line with few files.
  const isShownFirst = drawn || drawing !== undefined
  const head = isShownFirst ? frame : new Set([...frame, ...around])
  const priority = isShownFirst ? '; fetchpriority=low' : ''
  const link = [
    ...(prefetch ? [`</${prefetch.file}>; rel=preload; as=script`] : []),
    ...(drawing ? [`</${drawing.file}>; rel=modulepreload`] : []),
    ...[...head].map(file => `</${file}>; rel=modulepreload${priority}`),
    ...(isShownFirst ? [] : texts.map(file => `</${file}>; rel=preload; as=fetch; crossorigin`)),
  ]
  const further = new Set([...around, ...scripts].filter(file => !head.has(file)))
  const preloads = [...further, ...(isShownFirst ? texts : [])]
  return {
    link: link.join(', '),
    preloads: preloads.map(file => `/${file}`),
    isShownFirst,
    firstPage: drawing && `/${drawing.file}`,
  }
}

/** The locale that the page will most likely use: from the query, else the one stored by the language menu. */
export function localeOf(request: Request): Locale {
  const requested = new URL(request.url).searchParams.get('lang')
  if (isLocale(requested)) return requested
  const cookies = request.headers.get('Cookie') ?? ''
  const [, chosen] = /(?:^|;\s*)i18n_redirected=(\w+)/.exec(cookies) ?? []
  return /(?:^|;\s*)resident-language-chosen=1/.test(cookies) && isLocale(chosen) ? chosen : defaultLocale
}

/**
 * Derives the files that a page of the portal needs first from its path, by portalPages.ts.
 * @param portal the folder of the built portal
 * @param names the platform's names for nameable path segments
 */
export function pageHints(
  portal: string,
  names: PageNames = {},
): (request: Request) => Promise<PageHints | undefined> {
  const cache = new Map<string, PageHints | undefined>()
  return async request => {
    const asset = await readAsset(portal, '/files.json')
    if (!asset) return
    const { pathname } = new URL(request.url)
    const entry = portalPathAt(pathname, names)
    // What draws pages knows no other names.
    const isRenamed = portalPathAt(pathname) !== entry
    const locale = localeOf(request)
    const key = `${asset.digest} ${locale} ${entry?.path ?? ''} ${isRenamed}`
    if (!cache.has(key)) {
      const manifest = Manifest.safeParse(JSON.parse(asset.bytes.toString('utf8')))
      cache.set(key, manifest.success ? hintsOf(manifest.data, entry, locale, isRenamed) : undefined)
    }
    return cache.get(key)
  }
}
