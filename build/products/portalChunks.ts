import type { BuildEnvironmentOptions } from 'vite'

type Options = NonNullable<BuildEnvironmentOptions['rolldownOptions']>
type Output = Exclude<Options['output'], readonly unknown[] | undefined>
type Pieces = NonNullable<Exclude<Output['codeSplitting'], boolean | undefined>['groups']>

/** What most people open first beside the sign-in, each by its element and what that shows behind it. */
const firstPages =
  /\/widgets\/(dashboard\/(index|Dashboard)|bills\/(index|Bills)|meters\/(index|Meters))\.tsx?$/

/** Whether one of those has a module in it. Every icon counts: they come through one list of all. */
function isInFirstPages(id: string, importersOf: (id: string) => readonly string[]): boolean {
  const found = new Set([id])
  for (const each of found) {
    if (firstPages.test(each)) return true
    for (const importer of importersOf(each)) found.add(importer)
  }
  return false
}

/**
 * How the portal's code is cut: few files, since each costs a way there and back, and little in them that a page opened
 * first has no use for. Libraries, which rarely change, are one; what every page runs, and the sign-in, are another; what
 * calls of somebody who is signed in need, the library of schemas above all, is a third. Then come what the first pages
 * share, with all icons, what several widgets do, what two do, and what stands around pages.
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
