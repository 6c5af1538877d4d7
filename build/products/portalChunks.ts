import type { BuildEnvironmentOptions } from 'vite'
import { componentOf, entryOf } from '../../server/web/pageHints.ts'
import { allPages } from '../../src/api/rules/portalPages.ts'

type Options = NonNullable<BuildEnvironmentOptions['rolldownOptions']>
type Output = Exclude<Options['output'], readonly unknown[] | undefined>
type ChunkGroups = NonNullable<Exclude<Output['codeSplitting'], boolean | undefined>['groups']>
export type ChunkGroup = ChunkGroups[number]

/** The end of a module's id by its key in the manifest. */
const sourceOf = (key: string) => key.replace('../..', '')

/** Sources that import what an element shows after sign-in. */
const sourcesOf = (element: string) => [entryOf(element), componentOf(element)].map(sourceOf)

/** Elements of the layouts that visitors see too, after the page's own. */
const visitorsElements = ['language', 'toasts', 'outages']

/** Elements of the layouts of a signed-in person. */
const layoutElements = [
  'role',
  'badge',
  'contract-bar',
  'contract-switcher',
  'help-desk-button',
  'app-banner',
  'promo-banner',
  'live-chat',
]

/** Components of the layouts that nearly every page shows in the end. */
const layoutComponents = [
  ...['help-desk-button', 'app-banner'].map(componentOf),
  '/widgets/live-chat/Chat.tsx',
]

/** Pages of the portal around the elements that are opened first, and what these elements import later. */
const besideElements: Readonly<Record<string, readonly string[]>> = {
  dashboard: ['/hosts/portal/pages/DashboardPage.tsx'],
  bills: [
    '/hosts/portal/pages/BillPage.tsx',
    '/hosts/portal/pages/ContractPage.tsx',
    '/src/ui/charts/ChartDrawing.tsx',
  ],
  meters: ['/hosts/portal/pages/MeterPage.tsx'],
}

/** The elements whose pages have prefetched calls, because most visits begin there, and their sources. */
const firstPages = new Map(
  allPages.flatMap(([, { element, prefetch }]) =>
    element && prefetch
      ? [[element, [...sourcesOf(element), ...(besideElements[element] ?? [])]] as const]
      : [],
  ),
)

/** Sources of what comes by itself after a page's first paint: the layouts, and the offer of passkeys. */
const followers = new Map([
  ['visitors', visitorsElements.flatMap(sourcesOf)],
  [
    'around',
    [
      ...layoutElements.flatMap(sourcesOf),
      ...['contract-bar/Bar', 'live-chat/Chat', 'live-chat/Conversation'].map(part => `/widgets/${part}.tsx`),
    ],
  ],
  ['passkeys', ['/widgets/login/passkeySignIn.ts']],
])

const entriesInFirstChunk = allPages.flatMap(([, { element, isInFirstChunk }]) =>
  element && isInFirstChunk ? [sourceOf(entryOf(element))] : [],
)

/**
 * The chunk of a module that first pages or their followers import, directly or not. It is named after them, so that no page
 * fetches what only another one needs; `first` stands for several pages.
 */
function chunkOfFirstPages(id: string, importersOf: (id: string) => readonly string[]): string | null {
  const importers = new Set([id])
  for (const importer of importers) for (const next of importersOf(importer)) importers.add(next)
  const namesIn = (sources: ReadonlyMap<string, readonly string[]>) =>
    [...sources]
      .filter(([, paths]) => paths.some(path => [...importers].some(importer => importer.endsWith(path))))
      .map(([name]) => name)
  const pages = namesIn(firstPages)
  const after = namesIn(followers)
  if (pages.length > 1) return after.includes('visitors') ? 'first-visitors' : 'first'
  const names = [...pages.map(page => `first-${page}`), ...after]
  return names.join('-') || null
}

/** Pages that few visits begin with. */
export const otherPages =
  /hosts\/portal\/pages\/(?!Icons|AccountTask|BillPage|ContractPage|DashboardPage|LoginPage|MeterPage|NotFoundPage|VendorPage)/

/**
 * Chunks of the portal. Few, because each costs a round trip; and each with little that the first page does not use.
 * - `libraries` rarely change
 * - `frame` is what every page runs, and the sign-in
 * - `pages` is small pages that few visits begin with
 * - `calls` parses answers about a signed-in user, by schemas
 * - `first` is what the pages opened first share, and `first-visitors` what visitors' pages have of it; `first-bills` what
 *   bills alone of them share with others and `first-bills-around` what they share with `around`
 * - `around` is what the elements of the layouts share with each other and with other pages
 * - `icons` is the other icons that several scripts have
 * - `shared` and `few` are what several and what two widgets share
 * - `visitors` and `layouts` are the elements of the layouts, and what of them nearly every page shows
 */
export const portalChunks: ChunkGroups = [
  {
    name: 'libraries',
    test: /node_modules\/(preact|react-router|zustand|@r2wc|@tanstack)\//,
    priority: 10,
  },
  {
    name: 'frame',
    test: id =>
      /hosts\/portal\/(main\.tsx$|pages\/(Login|NotFound)Page)/.test(id) ||
      entriesInFirstChunk.some(path => id.endsWith(path)),
    priority: 9,
  },
  {
    name: 'pages',
    test: otherPages,
    includeDependenciesRecursively: false,
    priority: 8,
  },
  {
    name: 'calls',
    test: /src\/session\/personCalls\.ts$|hosts\/portal\/layoutCalls\.ts$|src\/client\/smallZod\//,
    priority: 8,
  },
  {
    name: (id, context) => chunkOfFirstPages(id, each => context.getModuleInfo(each)?.importers ?? []),
    debugName: 'first',
    test: /\/src\/|node_modules\/lucide\//,
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 7,
  },
  { name: 'icons', test: /node_modules\/lucide\//, minShareCount: 2, priority: 6 },
  { name: 'shared', test: /\/src\//, minShareCount: 3, priority: 6 },
  { name: 'few', test: /\/src\//, minShareCount: 2, priority: 5 },
  {
    name: 'visitors',
    test: id => visitorsElements.some(element => id.endsWith(sourceOf(entryOf(element)))),
    priority: 4,
  },
  {
    name: 'layouts',
    test: id => [...layoutElements.map(entryOf), ...layoutComponents].some(key => id.endsWith(sourceOf(key))),
    priority: 4,
  },
]
