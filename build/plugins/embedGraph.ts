import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { type BuiltScript, type FileList, type Graph, listFile } from '../../hosts/embed/graph.ts'
import type { FirstStatesByName } from '../derived/readFirstStates.ts'
import { verifyImports } from './verifiedImports.ts'

const sha256 = (code: string) => createHash('sha256').update(code).digest('base64')

/** Without the one "=" at its end, which the loader puts back. */
const shortSha256 = (code: string) => sha256(code).slice(0, -1)

interface Script {
  readonly moduleIds: readonly string[]
  readonly fileName: string
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
}

/**
 * Modules that few visits need, many of them after a fault, and those of public forms that are needed after the last
 * step: the loader does not prefetch their scripts.
 */
const rare: ReadonlySet<string> = new Set([
  'inBrowserDemo',
  ...[
    'ContractPicker',
    'Drawer',
    'reportFault',
    'askForLevels',
    'NotOffered',
    'NotPermitted',
    'OtherRoles',
    'ProfileRepairPrompt',
    'otherPages',
    'SignInDialog',
    'StartOverDialog',
  ],
  ...['keepAmountReadable', 'identityFollower', 'hostStyles', 'getToasts'],
  'passkeySignIn',
  ...['cardPaymentCalls', 'clientFormCalls', 'registerCalls', 'mailLinkCalls', 'verifyVoteCalls', 'upload'],
  ...['PageSignIn', 'linkAccount', 'socialSignIn'],
])

/**
 * Elements that share a list of files, because they are small or often on one page. Each list costs 43 bytes in the
 * loader and a request of its own.
 */
const sharedLists: readonly (readonly string[])[] = [
  ['bills', 'meters'],
  ['contracts', 'contract-link'],
  ['contract-bar', 'contract-switcher', 'role'],
  ['help-desk', 'help-desk-button'],
  ['language', 'toasts', 'outages', 'app-banner', 'promo-banner'],
  ['offers', 'payment-service'],
  ['polls', 'verify-vote'],
  ['register', 'password', 'verify-email', 'unsubscribe', 'profile-repair'],
  ['self-service', 'housing-services', 'portal-pro', 'accessibility-statement'],
]

/** Follows the imports of built scripts, from file name to file names. */
function followImports(scripts: readonly Script[], names: ReadonlyMap<string, readonly string[]>) {
  const byFile = new Map(scripts.map(script => [script.fileName, script]))
  /** A file and all that it imports in turn. */
  const atOnce = (fileName: string, seen = new Set<string>()): Set<string> => {
    const script = byFile.get(fileName)
    if (script && !seen.has(fileName)) {
      seen.add(fileName)
      for (const imported of script.imports) atOnce(imported, seen)
    }
    return seen
  }
  /** What the scripts of a file ask for later, with all that this needs, beside what is there at once. */
  const later = (fileName: string) => {
    const own = atOnce(fileName)
    const requested = [...own]
      .flatMap(file => byFile.get(file)?.dynamicImports ?? [])
      .filter(file => !names.get(file)?.some(name => rare.has(name)))
    return new Set(requested.flatMap(file => [...atOnce(file)]).filter(file => !own.has(file)))
  }
  /** Every script that a file may ask for in its life, itself left out. */
  const ever = (fileName: string, seen = new Set<string>()): Set<string> => {
    for (const file of atOnce(fileName))
      for (const requested of byFile.get(file)?.dynamicImports ?? [])
        if (!seen.has(requested)) {
          seen.add(requested)
          ever(requested, seen)
        }
    return seen
  }
  return {
    atOnce: (fileName: string) => [...atOnce(fileName)],
    later: (fileName: string) => [...later(fileName)],
    ever: (fileName: string) => [...ever(fileName)],
  }
}

/** Modules that are imported dynamically, by the name under which the elements ask the loader for their scripts. */
type LazyModules = ReadonlyMap<string, string>

/**
 * Names of the dynamically imported modules by the script that they are in.
 * @throws where a script is imported dynamically without a check of its checksum
 */
function lazyNames(scripts: readonly Script[], modules: LazyModules): ReadonlyMap<string, readonly string[]> {
  const lazyFiles = new Set(scripts.flatMap(({ dynamicImports }) => dynamicImports))
  return new Map(
    scripts
      .filter(({ fileName }) => lazyFiles.has(fileName))
      .map(({ fileName, moduleIds }) => {
        // Sorted, because modules are found in an order that differs from build to build.
        const names = [...modules]
          .filter(([, id]) => moduleIds.includes(id))
          .map(([name]) => name)
          .sort()
        if (names.length === 0) throw new Error(`${fileName} is imported without a check of its checksum.`)
        return [fileName, names]
      }),
  )
}

/**
 * Writes what the loader needs to know of the build (graph.json), a list of files for each element, and the checksums
 * for pages that pin it (sri.json). Puts a check of the checksums before every dynamic import.
 * @param firstStates first states of elements, each of which becomes a script that draws it
 * @param builtApart scripts that share nothing with the elements: `firstStates` follows the data of each first state, `prefetch`
 * starts the first calls of signed-in people
 */
export function embedGraph(
  version: string,
  firstStates: FirstStatesByName = {},
  builtApart: { readonly firstStates: string; readonly prefetch: string } = { firstStates: '', prefetch: '' },
): Plugin {
  const modules = new Map<string, string>()
  return {
    name: 'resident-embed-graph',
    async transform(code, id) {
      const { imports, changed } = verifyImports(code)
      for (const { name, specifier } of imports) {
        const module = (await this.resolve(specifier, id, { kind: 'dynamic-import' }))?.id ?? specifier
        if ((modules.get(name) ?? module) !== module)
          throw new Error(`Two dynamically imported modules are called ${name}: rename one.`)
        modules.set(name, module)
      }
      return changed === undefined ? undefined : { code: changed, map: null }
    },
    generateBundle(_, bundle) {
      const scripts = Object.values(bundle).filter(output => output.type === 'chunk')
      const names = lazyNames(scripts, modules)
      const byFile = new Map(scripts.map(script => [script.fileName, script]))
      const { atOnce, later, ever } = followImports(scripts, names)
      const entries = scripts.filter(({ isEntry }) => isEntry)
      const builtScript = (fileName: string): BuiltScript => [
        fileName.slice(0, -'.js'.length),
        shortSha256(byFile.get(fileName)?.code ?? ''),
      ]

      const members = Map.groupBy(
        entries,
        ({ name }) => sharedLists.find(list => list.includes(name))?.[0] ?? name,
      )
      const lists = [...members.values()].map(elements => {
        const requested = [...new Set(elements.flatMap(({ fileName }) => ever(fileName)))]
        const files = [
          ...new Set([...elements.map(({ fileName }) => fileName), ...requested].flatMap(atOnce)),
        ]
        const positions = (chunks: readonly string[]) => chunks.map(chunk => files.indexOf(chunk))
        const list: FileList = {
          files: files.map(builtScript),
          elements: Object.fromEntries(
            elements.map(({ name, fileName }) => [
              name,
              { first: positions(atOnce(fileName)), signedIn: positions(later(fileName)) },
            ]),
          ),
          later: Object.fromEntries(
            requested.flatMap(file => (names.get(file) ?? []).map(name => [name, positions(atOnce(file))])),
          ),
        }
        return [elements.map(({ name }) => name), JSON.stringify(list)] as const
      })
      for (const [elements, source] of lists)
        this.emitFile({ type: 'asset', fileName: listFile(elements), source })

      const drawings = Object.entries(firstStates).map(([name, { state }]) => ({
        name,
        fileName: `${name}.drawing.js`,
        code: `const __FIRST_STATE__=${JSON.stringify(state)};${builtApart.firstStates}`,
      }))
      const prefetch = { fileName: 'prefetch.js', code: builtApart.prefetch }
      const emitted = [...drawings, prefetch]
      for (const { fileName, code } of emitted) this.emitFile({ type: 'asset', fileName, source: code })

      const graph: Graph = {
        base: `${version}/`,
        common: scripts
          .map(({ fileName }) => fileName)
          .filter(file => entries.every(({ fileName }) => atOnce(fileName).includes(file)))
          .map(builtScript),
        prefetch: ['prefetch', shortSha256(prefetch.code)],
        drawings: Object.fromEntries(drawings.map(({ name, code }) => [name, shortSha256(code)])),
        names: lists.map(([elements]) => elements.join()).join(' '),
        lists: lists.map(([, source]) => shortSha256(source)).join(''),
      }
      const sri = Object.fromEntries([
        ...scripts.map(({ fileName, code }) => [fileName, `sha256-${sha256(code)}`]),
        ...emitted.map(({ fileName, code }) => [fileName, `sha256-${sha256(code)}`]),
        ...lists.map(([elements, source]) => [listFile(elements), `sha256-${sha256(source)}`]),
      ])
      this.emitFile({ type: 'asset', fileName: 'graph.json', source: JSON.stringify(graph) })
      this.emitFile({ type: 'asset', fileName: 'sri.json', source: JSON.stringify(sri, null, 2) })
    },
  }
}
