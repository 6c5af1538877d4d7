import type { BuildEnvironmentOptions } from 'vite'
import { componentOf, entryOf } from '../../server/web/pageHints.ts'
import { allPages } from '../../src/api/rules/portalPages.ts'

type Options = NonNullable<BuildEnvironmentOptions['rolldownOptions']>
type Output = Exclude<Options['output'], readonly unknown[] | undefined>
type ChunkGroups = NonNullable<Exclude<Output['codeSplitting'], boolean | undefined>['groups']>

/** The end of a module's id by its key in the manifest. */
const sourceOf = (key: string) => key.replace('../..', '')

/** Modules of the elements whose pages have prefetched calls, because most visits begin there: entry and component. */
const firstPages = new Set(
  allPages.flatMap(([, { element, prefetch }]) =>
    element && prefetch ? [entryOf(element), componentOf(element)].map(sourceOf) : [],
  ),
)

const entriesInFirstChunk = allPages.flatMap(([, { element, isInFirstChunk }]) =>
  element && isInFirstChunk ? [sourceOf(entryOf(element))] : [],
)

/** Whether a module is imported by one of those, directly or not. Every icon is: one module lists them all. */
function isInFirstPages(id: string, importersOf: (id: string) => readonly string[]): boolean {
  const importers = new Set([id])
  for (const importer of importers) {
    if ([...firstPages].some(path => importer.endsWith(path))) return true
    for (const next of importersOf(importer)) importers.add(next)
  }
  return false
}

/**
 * Chunks of the portal. Few, because each costs a round trip; and each with little that the first page does not use.
 * - `libraries` rarely change
 * - `frame` is what every page runs, and the sign-in
 * - `calls` parses answers about a signed-in user, mostly zod
 * - `first` is what the pages opened first share, with all icons
 * - `shared` and `few` are what several and what two widgets share
 * - `around` is the elements of the layouts
 */
export const portalChunks: ChunkGroups = [
  { name: 'libraries', test: /node_modules\/(preact|react-router|zustand|@r2wc|@tanstack)\//, priority: 10 },
  {
    name: 'frame',
    test: id =>
      /hosts\/portal\/(main\.tsx$|pages\/(?!Icons|AccountTask))/.test(id) ||
      entriesInFirstChunk.some(path => id.endsWith(path)),
    priority: 9,
  },
  {
    name: 'calls',
    test: /src\/session\/personCalls\.ts$|hosts\/portal\/layoutCalls\.ts$|node_modules\/zod\//,
    priority: 8,
  },
  {
    name: (id, context) =>
      isInFirstPages(id, each => context.getModuleInfo(each)?.importers ?? []) ? 'first' : null,
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
