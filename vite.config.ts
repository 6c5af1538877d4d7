import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import {
  type BuildEnvironmentOptions,
  defineConfig,
  type LibraryOptions,
  type Plugin,
  type UserConfig,
} from 'vite'
import { browserTargets } from './build/browserTargets.ts'
import { elementFolders } from './build/elementFolders.ts'
import { embedGraph } from './build/embedGraph.ts'
import { embedLicences } from './build/embedLicences.ts'
import { iconSet } from './build/iconSet.ts'
import { packedFiles } from './build/packedFiles.ts'
import { portalChunks } from './build/portalChunks.ts'
import { prefetchScript } from './build/prefetchScript.ts'
import { suiteVersion } from './build/suiteVersion.ts'
import { contractMark, prefetchedCalls } from './hosts/portal/prefetch/prefetchedCalls.ts'

const version = suiteVersion()

const elements = elementFolders()
const elementId = 'resident-element:'

/** The entry of one element: its widget, and a function that defines it. */
const elementEntries: Plugin = {
  name: 'resident-element-entries',
  enforce: 'pre',
  // Vite makes an absolute path of an entry, so the name is found wherever it stands in the id.
  resolveId: id => (id.includes(elementId) ? `\0${id.slice(id.indexOf(elementId))}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${elementId}`)) return
    const name = id.slice(elementId.length + 1)
    return [
      `import { widget } from '${import.meta.dirname}/${elements.find(element => element.name === name)?.entry}'`,
      `import { defineWidget } from '${import.meta.dirname}/src/element/defineWidget.ts'`,
      'export const define = () => defineWidget(widget)',
    ].join('\n')
  },
}

/** `import React from` keeps all of preact/compat; `import * as` lets the unused part go (measured: 2 KB). */
const namespaceReact: Plugin = {
  name: 'resident-namespace-react',
  transform(code, id) {
    if (!id.includes('node_modules')) return
    const changed = code.replace(
      /\bimport ([A-Za-z_$]+) from (['"])react\2/g,
      'import * as $1 from $2react$2',
    )
    return changed === code ? undefined : { code: changed, map: null }
  },
}

/**
 * Libraries that keep things in globals of the page, where a page's own copy would change them, and find ours: Zod its
 * settings, the router its version and what a server has prepared for it.
 */
const ownGlobals: Plugin = {
  name: 'resident-own-globals',
  transform(code, id) {
    if (!/node_modules\/(zod|react-router)\//.test(id)) return
    const changed = code.replace(/\b(?:globalThis|window)(\)?\??\.__)/g, 'ownGlobals$1')
    return changed === code ? undefined : { code: `const ownGlobals = {}\n${changed}`, map: null }
  },
}

/** "widgets/bills/locales/lt.json" → "bills.lt", where the loader looks for it; other files keep their name. */
function assetName(original: string | undefined): string {
  const parts = /(?:(?:widgets|hosts)\/([a-z-]+)|src\/i18n(?:\/(forms|shell))?)\/locales\/(\w+)\.json$/.exec(
    original ?? '',
  )
  return parts ? `${parts[1] ?? parts[2] ?? 'shared'}.${parts[3]}` : '[name]'
}

/**
 * How the elements' code is cut: libraries in files of their own, and in one what most scripts need, which is little
 * beyond what the sign-in needs anyway. What fewer share falls to pieces by who shares it.
 */
const chunkGroups = [
  {
    name: 'frame',
    test: /hosts\/portal\/(?!layoutCalls)|node_modules\/(@remix-run|react-router)\//,
    includeDependenciesRecursively: false,
  },
  { name: 'base', test: /node_modules\/(preact|zustand|@r2wc)\// },
  { name: 'schemas', test: /node_modules\/zod\// },
  { name: 'query', test: /node_modules\/@tanstack\// },
  {
    name: 'core',
    test: /\/src\/(runtime|charts|contracts|files|forms|lists|payments|ui|i18n|element|theme|api\/rules|suite|session)\//,
    minShareCount: 18,
    priority: 3,
  },
]

/** Declarations and schemas only describe: what nobody reads of them may go. */
const treeshake = {
  propertyReadSideEffects: false,
  moduleSideEffects: (id: string) => !id.includes('/src/api/schemas/'),
} as const

/** "use client" in libraries means nothing here. */
const quiet: NonNullable<NonNullable<UserConfig['build']>['rolldownOptions']>['onwarn'] = (warning, warn) => {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
}

/** What takes the place of libraries in all that is built, for the sake of what they weigh. */
const smaller = [
  { find: /^i18next$/, replacement: `${import.meta.dirname}/src/i18n/smallI18next.ts` },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react$/, replacement: `${import.meta.dirname}/build/smallReact.mjs` },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
]

/** Notes to bundlers tell browsers nothing; licences stay. */
const comments = { legal: true, annotation: false, jsdoc: false }

const shared: UserConfig = {
  base: './',
  define: { __SUITE_VERSION__: JSON.stringify(version) },
}

/**
 * Addresses of texts beside a script. Bundlers of those who have the elements from npm would take
 * `new URL(…, import.meta.url)` for files of theirs, and put the texts of all languages into their scripts.
 */
const renderBuiltUrl: NonNullable<UserConfig['experimental']>['renderBuiltUrl'] = (
  file,
  { hostId, hostType },
) => {
  if (hostType !== 'js') return { relative: true }
  const beside = posix.relative(posix.dirname(hostId), file)
  return { runtime: `import.meta.url+${JSON.stringify(`/../${beside}`)}` }
}

/** What tells older browsers that they are must be read by them. */
const readable = ['es2020']

/** A build of scripts that stand each under an address of its own. */
const scripts = (outDir: string, lib: LibraryOptions, more: BuildEnvironmentOptions = {}): UserConfig => ({
  ...shared,
  build: {
    target: browserTargets,
    outDir,
    // What is built before stands there as well; `build/build.ts` empties it.
    emptyOutDir: false,
    copyPublicDir: false,
    lib: { formats: ['es'], fileName: (_, name) => `${name}.js`, ...lib },
    ...more,
  },
})

/** To the last space, for those that pages fetch as they are. */
const minified = { minify: true, comments }

const embed: UserConfig = {
  ...scripts(
    `dist/embed/${version}`,
    { entry: Object.fromEntries(elements.map(({ name }) => [name, elementId + name])) },
    {
      rolldownOptions: {
        treeshake,
        onwarn: quiet,
        preserveEntrySignatures: 'allow-extension',
        output: {
          ...minified,
          codeSplitting: { groups: chunkGroups },
          // The folder's name changes with every build: names need no digest of their own.
          chunkFileNames: 'parts/[name].js',
          assetFileNames: ({ originalFileNames }) => `${assetName(originalFileNames[0])}[extname]`,
        },
      },
    },
  ),
  define: { ...shared.define, 'process.env.NODE_ENV': '"production"' },
  plugins: [elementEntries, namespaceReact, ownGlobals, embedGraph(version), embedLicences],
  resolve: { alias: smaller },
  experimental: { renderBuiltUrl },
}

/**
 * The loader is built last, from the graph of the elements' build; with it what tells old browsers that they are, which
 * both must be able to read.
 */
const loader: UserConfig = {
  ...scripts(
    'dist/embed',
    { entry: { loader: 'hosts/embed/loader.ts', 'old-browser': 'hosts/embed/oldBrowser.ts' } },
    { target: readable, rolldownOptions: { output: minified } },
  ),
  define: {
    get __GRAPH__() {
      return readFileSync(`dist/embed/${version}/graph.json`, 'utf8')
    },
  },
}

/** For elements in frames: the script of their pages, and that of the pages around them. */
const frame = scripts(
  'dist/embed',
  {
    entry: { frame: 'hosts/embed/frame.ts', 'frame-page': 'hosts/embed/framePage.ts' },
    cssFileName: 'frame-page',
  },
  { rolldownOptions: { output: minified } },
)

/** The worker that serves the portal without a connection: beside the portal, under an address that stays. */
const worker = scripts('dist/worker', {
  entry: { 'service-worker': 'hosts/portal/offline/serviceWorker.ts' },
})

/** What the entries of the npm package share; the package's other files are made of what is built. */
const runtime = scripts('dist/package', { entry: { runtime: 'hosts/package/runtime.ts' } })

/** Where `npm run dev` runs the server. */
const server = `http://localhost:${process.env.PORT || 8080}`

const portal: UserConfig = {
  ...shared,
  base: '/',
  root: 'hosts/portal',
  plugins: [
    iconSet,
    namespaceReact,
    prefetchScript(readable, {
      __PREFETCHED_CALLS__: JSON.stringify(prefetchedCalls),
      __CONTRACT_MARK__: JSON.stringify(contractMark),
    }),
  ],
  resolve: { alias: smaller },
  build: {
    target: browserTargets,
    outDir: '../../dist/portal',
    // Tells the worker what there is to keep.
    manifest: 'files.json',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      treeshake,
      onwarn: quiet,
      output: {
        codeSplitting: { groups: portalChunks },
        assetFileNames: ({ originalFileNames }) =>
          `assets/${assetName(originalFileNames[0])}-[hash][extname]`,
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': server, '/embed': server },
  },
}

/** The gallery of all elements. */
const site: UserConfig = {
  ...shared,
  base: '/demo/',
  root: 'demo/gallery',
  build: {
    target: browserTargets,
    outDir: '../../dist/site',
    emptyOutDir: true,
    copyPublicDir: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      onwarn: quiet,
      external: [/^\/embed\//],
      input: ['index', 'state', 'guide', 'api/index'].map(page => `demo/gallery/${page}.html`),
      output: {
        codeSplitting: {
          groups: [
            { name: 'reference', test: /node_modules\/swagger-ui-dist/, priority: 1 },
            { name: 'packages', test: /node_modules/ },
            { name: 'shared', test: /\/src\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
}

/** The server in a worker, and beside it what its database is made of. */
const sandbox: UserConfig = {
  ...shared,
  plugins: [packedFiles('sandbox')],
  build: {
    target: browserTargets,
    outDir: 'dist/embed',
    emptyOutDir: false,
    minify: true,
    copyPublicDir: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      // PGlite has an `eval` for extensions, which nobody loads here.
      checks: { eval: false, pluginTimings: false },
      input: 'demo/in-browser/worker.ts',
      output: { minify: true, codeSplitting: false, entryFileNames: 'sandbox.js' },
    },
  },
}

const modes: Readonly<Record<string, UserConfig>> = {
  embed,
  loader,
  frame,
  portal,
  worker,
  runtime,
  site,
  sandbox,
}

export default defineConfig(async ({ mode, command }) => ({
  configFile: false,
  // The compilers of other frameworks are fetched only where they are needed.
  ...(mode === 'frameworks'
    ? (await import('./build/frameworkHosts.ts')).frameworkHosts
    : (modes[mode] ?? portal)),
  // While something is being written the libraries themselves stand there: what they warn of is worth their weight.
  ...(command === 'serve' && { resolve: {} }),
}))
