import { posix } from 'node:path'
import type { UserConfig } from 'vite'
import { elementEntries, elementEntryIds } from '../plugins/elementEntries.ts'
import { embedGraph } from '../plugins/embedGraph.ts'
import { embedLicences } from '../plugins/embedLicences.ts'
import { namespaceReact } from '../plugins/namespaceReact.ts'
import { ownGlobals } from '../plugins/ownGlobals.ts'
import { sharedKeys } from '../plugins/sharedKeys.ts'
import {
  assetName,
  ignoreDirectives,
  minified,
  scripts,
  shared,
  smallLibraries,
  treeshake,
  version,
} from './shared.ts'

/**
 * The scripts that elements share: libraries, each in a file of its own, and "core" with what most elements need. The
 * bundler cuts the rest by which elements share it.
 */
const chunkGroups = [
  {
    name: 'frame',
    test: /hosts\/portal\/(?!layoutCalls)|src\/api\/rules\/(portal\w+|guards|menu)\.ts$|node_modules\/(@remix-run|react-router)\//,
    includeDependenciesRecursively: false,
  },
  { name: 'base', test: /node_modules\/(preact|zustand|@r2wc)\// },
  { name: 'schemas', test: /node_modules\/zod\// },
  { name: 'query', test: /node_modules\/@tanstack\// },
  // Small files that are fetched together, which compress better in one.
  {
    name: 'menus',
    test: /src\/ui\/(Select|Menu)\.tsx$|icons\/(check|chevron-down)\.mjs$/,
    includeDependenciesRecursively: false,
    priority: 4,
  },
  {
    name: 'amounts',
    test: /src\/ui\/DecimalField\.tsx$|rules\/typedMoney\.ts$/,
    includeDependenciesRecursively: false,
    priority: 4,
  },
  {
    name: 'core',
    test: /\/src\/(runtime|charts|contracts|files|forms|lists|payments|ui|i18n|element|theme|api\/rules|suite|session)\//,
    minShareCount: 18,
    priority: 3,
  },
]

/**
 * Writes the address of a file beside a script without `new URL(…, import.meta.url)`, because bundlers of pages that
 * have the elements from npm would put the texts of all languages into their scripts.
 */
const renderBuiltUrl: NonNullable<UserConfig['experimental']>['renderBuiltUrl'] = (
  file,
  { hostId, hostType },
) => {
  if (hostType !== 'js') return { relative: true }
  const beside = posix.relative(posix.dirname(hostId), file)
  return { runtime: `import.meta.url+${JSON.stringify(`/../${beside}`)}` }
}

/** The elements, each with an entry of its own, in the folder of their version. */
export const embed: UserConfig = {
  ...scripts(
    `dist/embed/${version}`,
    { entry: elementEntryIds },
    {
      rolldownOptions: {
        treeshake,
        onwarn: ignoreDirectives,
        preserveEntrySignatures: 'allow-extension',
        output: {
          ...minified,
          codeSplitting: { groups: chunkGroups },
          // The folder's name changes with every build: file names need no digest.
          chunkFileNames: 'parts/[name].js',
          assetFileNames: ({ originalFileNames }) => `${assetName(originalFileNames[0])}[extname]`,
        },
      },
    },
  ),
  define: { ...shared.define, 'process.env.NODE_ENV': '"production"' },
  plugins: [elementEntries, namespaceReact, ownGlobals, sharedKeys, embedGraph(version), embedLicences],
  resolve: { alias: smallLibraries },
  experimental: { renderBuiltUrl },
}
