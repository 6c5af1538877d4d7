import type { BuildEnvironmentOptions } from 'vite'
import { componentOf, entryOf } from '../../server/web/pageHints.ts'
import { allPages } from '../../src/api/rules/portalPages.ts'

type Options = NonNullable<BuildEnvironmentOptions['rolldownOptions']>
type Output = Exclude<Options['output'], readonly unknown[] | undefined>
type ChunkGroups = NonNullable<Exclude<Output['codeSplitting'], boolean | undefined>['groups']>

/** The end of a module's id by its key in the manifest. */
const sourceOf = (key: string) => key.replace('../..', '')

/** Entry and component of the elements whose pages have prefetched calls, because most visits begin there. */
const firstPages = new Map(
  allPages.flatMap(([, { element, prefetch }]) =>
    element && prefetch ? [[element, [entryOf(element), componentOf(element)].map(sourceOf)] as const] : [],
  ),
)

const entriesInFirstChunk = allPages.flatMap(([, { element, isInFirstChunk }]) =>
  element && isInFirstChunk ? [sourceOf(entryOf(element))] : [],
)

/**
 * The chunk of a module that first pages import, directly or not: `first` for several, one of its own for a single page.
 * Every icon is imported by all: one module lists them.
 */
function chunkOfFirstPages(id: string, importersOf: (id: string) => readonly string[]): string | null {
  const importers = new Set([id])
  for (const importer of importers) for (const next of importersOf(importer)) importers.add(next)
  const isImporter = (path: string) => [...importers].some(importer => importer.endsWith(path))
  const [page, ...others] = [...firstPages].filter(([, paths]) => paths.some(isImporter))
  if (!page) return null
  return others.length > 0 ? 'first' : `first-${page[0]}`
}

/** Pages that few visits begin with. */
export const otherPages =
  /hosts\/portal\/pages\/(?!Icons|AccountTask|BillPage|ContractPage|DashboardPage|LoginPage|MeterPage|NotFoundPage|VendorPage)/

/**
 * Chunks of the portal. Few, because each costs a round trip; and each with little that the first page does not use.
 * - `libraries` rarely change
 * - `frame` is what every page runs, and the sign-in
 * - `pages` is small pages that few visits begin with
 * - `calls` parses answers about a signed-in user, mostly zod
 * - `first` is what the pages opened first share, with all icons; `first-bills` what bills alone of them share with others
 * - `shared` and `few` are what several and what two widgets share
 * - `around` is the elements of the layouts
 */
export const portalChunks: ChunkGroups = [
  { name: 'libraries', test: /node_modules\/(preact|react-router|zustand|@r2wc|@tanstack)\//, priority: 10 },
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
    test: /src\/session\/personCalls\.ts$|hosts\/portal\/layoutCalls\.ts$|node_modules\/zod\//,
    priority: 8,
  },
  {
    name: (id, context) => chunkOfFirstPages(id, each => context.getModuleInfo(each)?.importers ?? []),
    debugName: 'first',
    test: /\/src\/|node_modules\/lucide\//,
    minShareCount: 2,
    priority: 7,
  },
  { name: 'shared', test: /\/src\//, minShareCount: 3, priority: 6 },
  { name: 'few', test: /\/src\//, minShareCount: 2, priority: 5 },
  {
    name: 'around',
    test: /widgets\/(language|role|toasts|badge|contract-(bar|switcher)|help-desk-button|(app|promo)-banner)\/index\.ts$/,
    priority: 4,
  },
]
