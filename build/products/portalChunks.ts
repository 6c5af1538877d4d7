import type { BuildEnvironmentOptions } from 'vite'
import { componentOf, entryOf, pageModules } from '../../server/web/pageHints.ts'
import { allPages, type PageName } from '../../src/api/rules/portalPages.ts'

type Options = NonNullable<BuildEnvironmentOptions['rolldownOptions']>
type Output = Exclude<Options['output'], readonly unknown[] | undefined>
type ChunkGroups = NonNullable<Exclude<Output['codeSplitting'], boolean | undefined>['groups']>
export type ChunkGroup = ChunkGroups[number]

/** Whether a module is one of these sources, which are paths of the project or keys of the manifest. */
const isOneOf = (id: string, sources: readonly string[]) =>
  sources.some(source => id.endsWith(source.replace('../..', '')))

/** Sources that import what an element shows after sign-in. */
const sourcesOf = (element: string) => [entryOf(element), componentOf(element)]

/** Elements of the layouts that visitors see too, after the page's own. */
const visitorsElements = ['language', 'toasts', 'outages']

/** Elements of the layouts of a signed-in person: on every page, on pages of a vendor, and for somebody with several roles. */
const layoutElements = {
  everywhere: ['badge', 'contract-switcher', 'help-desk-button', 'app-banner'],
  ofVendor: ['contract-bar', 'promo-banner', 'live-chat'],
  ofRoles: ['role'],
}

/** Components of these elements that are shown at once. */
const layoutComponents = {
  everywhere: ['help-desk-button', 'app-banner'].map(componentOf),
  ofVendor: ['/widgets/live-chat/Chat.tsx'],
}

/** What elements that are opened first import later. */
const importedLater: Readonly<Record<string, readonly string[]>> = {
  bills: ['/src/ui/charts/ChartDrawing.tsx'],
}

/** Pages that most visits begin with, after the sign-in. */
const openedFirst: readonly PageName[] = ['dashboard', 'contract', 'bills', 'meters']

/** Pages of the portal around an element that is opened first. */
const pagesAround = (name: string) =>
  allPages.flatMap(([page, { element }]) =>
    element === name && openedFirst.includes(page) ? (pageModules[page] ?? []) : [],
  )

/** The elements of pages that most visits begin with, and their sources. */
const firstPages = new Map(
  allPages.flatMap(([page, { element }]) =>
    element && openedFirst.includes(page)
      ? [
          [
            element,
            [...sourcesOf(element), ...pagesAround(element), ...(importedLater[element] ?? [])],
          ] as const,
        ]
      : [],
  ),
)

/** Sources of what comes by itself after a page's first paint with the layouts, by the pages that have it: most first. */
const layoutFollowers = new Map([
  ['visitors', visitorsElements.flatMap(sourcesOf)],
  ['around', [...layoutElements.everywhere, ...layoutElements.ofRoles].flatMap(sourcesOf)],
  [
    'around-vendor',
    [
      ...layoutElements.ofVendor.flatMap(sourcesOf),
      ...['contract-bar/Bar', 'live-chat/Chat', 'live-chat/Conversation'].map(part => `/widgets/${part}.tsx`),
    ],
  ],
])

/** What else comes by itself: the offer of passkeys. */
const otherFollowers = new Map([['passkeys', ['/widgets/login/passkeySignIn.ts']]])

const isSchemaLibrary = (id: string) => /src\/client\/smallZod\//.test(id)

const signIn = ['/hosts/portal/pages/LoginPage.tsx', entryOf('login')]
const defaultLayout = ['/hosts/portal/layouts/DefaultLayout.tsx']

type ImportersOf = (id: string) => readonly string[]
type Context = Parameters<Extract<ChunkGroup['name'], (...args: never) => unknown>>[1]

const importersIn =
  (context: Context): ImportersOf =>
  id =>
    context.getModuleInfo(id)?.importers ?? []

/** Tells of sources whether any of them is a module or imports it, directly or not. */
function reaches(id: string, importersOf: ImportersOf): (sources: readonly string[]) => boolean {
  const importers = new Set([id])
  for (const importer of importers) for (const next of importersOf(importer)) importers.add(next)
  return sources => [...importers].some(importer => isOneOf(importer, sources))
}

/** Whether a module is for every page, or for the sign-in and for what somebody sees who is signed in. */
function isInFrame(id: string, importersOf: ImportersOf): boolean {
  // Of what the sign-in imports from schemas it runs nothing.
  if (isSchemaLibrary(id)) return false
  if (/hosts\/portal\/(main\.tsx$|pages\/NotFoundPage)/.test(id)) return true
  const isReached = reaches(id, importersOf)
  if (isReached(defaultLayout)) return isReached([...signIn, ...visitorsElements.flatMap(sourcesOf)])
  return (
    isReached(signIn) &&
    isReached([...firstPages.values(), ...layoutFollowers.values(), ...otherFollowers.values()].flat())
  )
}

/**
 * The chunk of a module that first pages or their followers import, directly or not. It is named after them, so that no page
 * fetches what only another one needs; `first` stands for several pages.
 */
function chunkOfFirstPages(id: string, importersOf: ImportersOf): string | null {
  const isReached = reaches(id, importersOf)
  const namesIn = (sources: ReadonlyMap<string, readonly string[]>) =>
    [...sources].filter(([, paths]) => isReached(paths)).map(([name]) => name)
  const pages = namesIn(firstPages)
  // Of layouts the one that most pages have, which is the first.
  const layout = namesIn(layoutFollowers)[0]
  if (layout === 'visitors' && pages.length > 1) return 'first-visitors'
  // Of what one of them shares with layout elements each of these pages needs some.
  if (pages.length > 1 || (pages.length === 1 && layout?.startsWith('around'))) return 'first'
  const names = [...pages.map(page => `first-${page}`), layout ?? [], ...namesIn(otherFollowers)].flat()
  return names.join('-') || null
}

/** Pages that few visits begin with. */
export const otherPages =
  /hosts\/portal\/pages\/(?!Icons|AccountTask|BillPage|ContractPage|DashboardPage|LoginPage|MeterPage|NotFoundPage|VendorPage)/

/**
 * Chunks of the portal. Few, because each costs a round trip; and each with little that the first page does not use.
 * - `libraries` rarely change
 * - `frame` is what every page runs, `default-layout` what surrounds most pages, `sign-in` that page
 * - `pages` is small pages that few visits begin with
 * - `calls` parses answers about a signed-in user, by schemas
 * - `first` is what the pages opened first share, or one of them with the layouts, and `first-visitors` what visitors' pages
 *   have of it; `first-bills` is what bills alone of them share with others
 * - `around` is what the elements of the layouts share with each other and with other pages, `around-vendor` those of a
 *   vendor's pages alone
 * - `icons` is the other icons that several scripts have
 * - `shared` and `few` are what several and what two widgets share
 * - `visitors`, `layouts` and `vendor-layouts` are the elements of the layouts, and what of them pages show at once
 */
export const portalChunks: ChunkGroups = [
  {
    name: 'libraries',
    test: /node_modules\/(preact|react-router|zustand|@r2wc|@tanstack)\//,
    priority: 10,
  },
  {
    name: (id, context) => (isInFrame(id, importersIn(context)) ? 'frame' : null),
    debugName: 'frame',
    priority: 10,
  },
  { name: 'default-layout', test: id => isOneOf(id, defaultLayout), priority: 9 },
  {
    name: 'pages',
    test: otherPages,
    includeDependenciesRecursively: false,
    priority: 8,
  },
  {
    name: 'calls',
    test: id =>
      isSchemaLibrary(id) || /src\/session\/personCalls\.ts$|hosts\/portal\/layoutCalls\.ts$/.test(id),
    priority: 8,
  },
  {
    name: (id, context) => chunkOfFirstPages(id, importersIn(context)),
    debugName: 'first',
    test: /\/src\/|node_modules\/lucide\//,
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 7,
  },
  { name: 'sign-in', test: id => isOneOf(id, signIn), priority: 6.5 },
  { name: 'icons', test: /node_modules\/lucide\//, minShareCount: 2, priority: 6 },
  { name: 'shared', test: /\/src\//, minShareCount: 3, priority: 6 },
  { name: 'few', test: /\/src\//, minShareCount: 2, priority: 5 },
  {
    name: 'visitors',
    test: id => isOneOf(id, visitorsElements.map(entryOf)),
    priority: 4,
  },
  {
    name: 'layouts',
    test: id => isOneOf(id, [...layoutElements.everywhere.map(entryOf), ...layoutComponents.everywhere]),
    priority: 4,
  },
  {
    name: 'vendor-layouts',
    test: id => isOneOf(id, [...layoutElements.ofVendor.map(entryOf), ...layoutComponents.ofVendor]),
    priority: 4,
  },
]
