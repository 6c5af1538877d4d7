import type { BuildEnvironmentOptions } from 'vite'

type Options = NonNullable<BuildEnvironmentOptions['rolldownOptions']>
type Output = Exclude<Options['output'], readonly unknown[] | undefined>
type Pieces = NonNullable<Exclude<Output['codeSplitting'], boolean | undefined>['groups']>

/** What most people open first, by element: the sign-in, and pages with what they show behind it. */
const signIn = /\/widgets\/login\/index\.ts$/
const firstPages =
  /\/widgets\/(dashboard\/(index|Dashboard)|bills\/(index|Bills)|meters\/(index|Meters))\.tsx?$/

/** A piece of what several modules need, as far as some pages need it too. */
function neededBy(name: string, pages: RegExp, priority: number): Pieces[number] {
  const isNeeded = (id: string, importersOf: (id: string) => readonly string[]) => {
    const found = new Set([id])
    for (const each of found) {
      if (pages.test(each)) return true
      for (const importer of importersOf(each)) found.add(importer)
    }
    return false
  }
  return {
    name: (id, context) => (isNeeded(id, each => context.getModuleInfo(each)?.importers ?? []) ? name : null),
    debugName: name,
    test: /\/src\/|node_modules\/lucide\//,
    minShareCount: 2,
    priority,
  }
}

/**
 * How the portal's code is cut: few files, since each costs a way there and back, and little in them that a page opened
 * first has no use for. Libraries, which rarely change, are one, what every page runs is another; the sign-in's, with all
 * icons, is a third, and what calls of somebody who is signed in need, the library of schemas above all, a fourth. Then
 * come what the first pages share, what several widgets do, what two do, and what stands around pages.
 */
export const portalPieces: Pieces = [
  { name: 'libraries', test: /node_modules\/(preact|react-router|zustand|@r2wc|@tanstack)\//, priority: 10 },
  { name: 'frame', test: /hosts\/portal\/(main\.tsx$|pages\/(?!Icons|Journey))/, priority: 10 },
  neededBy('sign-in', signIn, 9),
  {
    name: 'calls',
    test: /src\/session\/personCalls\.ts$|hosts\/portal\/frameCalls\.ts$|node_modules\/zod\//,
    priority: 8,
  },
  neededBy('first', firstPages, 7),
  { name: 'shared', test: /\/src\/|node_modules\/lucide\//, minShareCount: 3, priority: 6 },
  { name: 'few', test: /\/src\/|node_modules\/(lucide|@tanstack)\//, minShareCount: 2, priority: 5 },
  {
    name: 'around',
    test: /widgets\/(language|role|toasts|badge|contract-(bar|switcher)|help-desk-button|(app|promo)-banner)\/index\.ts$/,
    priority: 4,
  },
]
