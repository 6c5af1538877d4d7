import type { BuildEnvironmentOptions } from 'vite'
import { entryOf, pageModules } from '../../server/web/pageHints.ts'
import { allPages, type PageName } from '../../src/api/rules/portalPages.ts'
import { layoutParts, layoutSources, sourcesOf } from './layoutParts.ts'

type Options = NonNullable<BuildEnvironmentOptions['rolldownOptions']>
type Output = Exclude<Options['output'], readonly unknown[] | undefined>
type ChunkGroups = NonNullable<Exclude<Output['codeSplitting'], boolean | undefined>['groups']>
export type ChunkGroup = ChunkGroups[number]

/** Whether a module is one of these sources, which are paths of the project or keys of the manifest. */
const isOneOf = (id: string, sources: readonly string[]) =>
  sources.some(source => id.endsWith(source.replace('../..', '')))

/** What elements that are opened first import later. */
const importedLater: Readonly<Record<string, readonly string[]>> = {
  bills: ['/src/ui/charts/ChartDrawing.tsx'],
  meters: ['/widgets/meters/DeclarationForm.tsx'],
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

/**
 * The chunk of a module of an element that is opened first, named after it: with the element and its component the page of its
 * name, because each of them is small, and always there with the others. What they import later is not in it.
 */
function chunkOfElement(id: string, importersOf: ImportersOf): string | null {
  const isReached = reaches(id, importersOf)
  const pages = (isNamed: (page: string) => boolean) =>
    Object.entries(pageModules).flatMap(([page, key]) => (isNamed(page) ? key : []))
  const isOf = (name: string) =>
    isReached([...sourcesOf(name), ...pages(page => page === name)]) &&
    (id.includes('/widgets/') ? id.includes(`/widgets/${name}/`) : !isReached(pages(page => page !== name)))
  return [...firstPages.keys()].find(isOf) ?? null
}

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
  // The choice of a language has a select, which is too little for a script of its own.
  if (/\/hosts\/portal\/(main\.tsx$|pages\/NotFoundPage)|\/src\/ui\/(Select\.tsx|select\.css)/.test(id))
    return true
  const isReached = reaches(id, importersOf)
  if (isReached(defaultLayout))
    return isReached([...signIn, ...layoutParts.visitors.shown, ...layoutParts.visitors.later])
  return (
    isReached(signIn) &&
    isReached([...firstPages.values(), ...layoutSources, ...otherFollowers.values()].flat())
  )
}

/**
 * The chunk of a module that layouts or first pages import, directly or not. It is named after them, so that no page waits for
 * what only another one needs; `first` stands for several pages.
 */
function chunkOfLayouts(id: string, importersOf: ImportersOf): string | null {
  const isReached = reaches(id, importersOf)
  const isOfElement = id.includes('/widgets/')
  // Of several parts the one that most pages have.
  const part = Object.entries(layoutParts).find(([, { shown, later }]) =>
    isReached(isOfElement ? shown : [...shown, ...later]),
  )?.[0]
  if (isOfElement) return part ?? null
  const pages = [...firstPages.values()].filter(isReached).length
  // Of what one of them shares with elements of the layouts each of these pages needs some.
  return pages > 1 || (part && pages === 1) ? 'first' : (part ?? null)
}

/** The chunk of a module that one of the first pages or the offer of passkeys shares with other pages. */
function chunkOfFirstPages(id: string, importersOf: ImportersOf): string | null {
  const isReached = reaches(id, importersOf)
  const namesIn = (sources: ReadonlyMap<string, readonly string[]>) =>
    [...sources].filter(([, paths]) => isReached(paths)).map(([name]) => name)
  return [...namesIn(firstPages).map(page => `first-${page}`), ...namesIn(otherFollowers)].join('-') || null
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
 * - `changes` follows changes and answers, 3 seconds later or where there is a conversation
 * - `dialogs` is what opened dialogs share, `typing` what keeps typed readings and messages
 * - `contract-bar` is the bar of wide screens
 * - `first` is what the pages opened first share, or one of them with the layouts
 * - `visitors`, `signed-in` and `vendor` are the elements of the layouts, and what they share with each other and with other
 *   pages. Each is one script, because small scripts compress worse.
 * - `bills`, `dashboard` and `meters` are these elements with the page of their name
 * - `first-bills` is what bills alone of the pages opened first share with others
 * - `icons` is the other icons that several scripts have
 * - `shared` and `few` are what several and what two widgets share
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
    name: 'changes',
    test: /src\/(client\/readEvents|runtime\/follow(Events|Changes)|api\/(endpoints|schemas)\/changes)\.ts$/,
    includeDependenciesRecursively: false,
    priority: 8,
  },
  {
    name: 'dialogs',
    test: /\/src\/(ui\/(Dialog\.tsx|dialog\.css)|contracts\/ContractSummary\.tsx|runtime\/GivenName\.tsx|api\/rules\/(searchContracts|fold)\.ts)|icons\/(search|briefcase-business)\.mjs$/,
    includeDependenciesRecursively: false,
    priority: 8,
  },
  {
    name: 'typing',
    test: /\/src\/(forms\/useDraft\.ts|ui\/DecimalField\.tsx|api\/rules\/(readingValues|tenThousandths)\.ts)$/,
    includeDependenciesRecursively: false,
    priority: 8,
  },
  {
    name: 'contract-bar',
    test: /\/widgets\/contract-bar\/(?!components\/(ChangeDialog|Card|change)\.)[\w./-]+\.(tsx?|css|json)|\/src\/(contracts\/(ContractName\.tsx|contractName\.css)|runtime\/useContractNames\.ts|api\/rules\/contractNameChange\.ts)|icons\/(arrow-left-right|pencil)\.mjs$/,
    includeDependenciesRecursively: false,
    priority: 8,
  },
  {
    name: 'calls',
    test: id =>
      isSchemaLibrary(id) ||
      /src\/(session\/personCalls|client\/newKey)\.ts$|hosts\/portal\/layoutCalls\.ts$/.test(id),
    priority: 8,
  },
  {
    name: (id, context) => chunkOfLayouts(id, importersIn(context)),
    debugName: 'layouts',
    test: /\/(src|widgets)\/|node_modules\/lucide\//,
    includeDependenciesRecursively: false,
    priority: 7.5,
  },
  {
    name: (id, context) => chunkOfFirstPages(id, importersIn(context)),
    debugName: 'first',
    test: /\/src\/|node_modules\/lucide\//,
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 7,
  },
  {
    name: (id, context) => chunkOfElement(id, importersIn(context)),
    debugName: 'elements',
    test: /\/(hosts|src|widgets)\/|node_modules\/lucide\//,
    includeDependenciesRecursively: false,
    priority: 6.8,
  },
  { name: 'sign-in', test: id => isOneOf(id, signIn), priority: 6.5 },
  { name: 'icons', test: /node_modules\/lucide\//, minShareCount: 2, priority: 6 },
  { name: 'shared', test: /\/src\//, minShareCount: 3, priority: 6 },
  { name: 'few', test: /\/src\//, minShareCount: 2, priority: 5 },
]
