import type { BuildEnvironmentOptions } from 'vite'

type Options = NonNullable<BuildEnvironmentOptions['rolldownOptions']>
type Output = Exclude<Options['output'], readonly unknown[] | undefined>
type Pieces = NonNullable<Exclude<Output['codeSplitting'], boolean | undefined>['groups']>

/** The pages most residents open first, apart from the sign-in. */
const firstPages =
  /\/widgets\/(dashboard\/(index|Dashboard)|bills\/(index|Bills)|meters\/(index|Meters))\.tsx?$/

/** Whether one of them imports the module. True for every icon, because IconsPage imports all of them. */
function isInFirstPages(id: string, importersOf: (id: string) => readonly string[]): boolean {
  const found = new Set([id])
  for (const each of found) {
    if (firstPages.test(each)) return true
    for (const importer of importersOf(each)) found.add(importer)
  }
  return false
}

/**
 * Chunk groups of the portal: few files, because each costs a round trip, with little that the first page does not use.
 * In order: libraries, which rarely change; the code of every page and the sign-in; calls of signed-in users with the
 * schema library; what the first pages share, with all icons; what several widgets share; what two share; the widgets of the
 * layout.
 */
export const portalChunks: Pieces = [
  { name: 'libraries', test: /node_modules\/(preact|react-router|zustand|@r2wc|@tanstack)\//, priority: 10 },
  {
    name: 'frame',
    test: /hosts\/portal\/(main\.tsx$|pages\/(?!Icons|AccountTask))|widgets\/login\/index\.ts$/,
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
