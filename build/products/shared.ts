import { resolve } from 'node:path'
import type { BuildEnvironmentOptions, LibraryOptions, UserConfig } from 'vite'
import { browserTargets } from '../browserTargets.ts'
import { suiteVersion } from '../suiteVersion.ts'

/** Names the build of the elements, and their folder. */
export const version = suiteVersion()

export const shared: UserConfig = {
  base: './',
  define: { __SUITE_VERSION__: JSON.stringify(version) },
}

/** For the few scripts that older browsers must be able to parse, because they say that the browser is too old. */
export const oldTarget = ['es2020']

/** Reading a declaration, importing a schema or making one has no side effect: unused ones are dropped. */
export const treeshake = {
  propertyReadSideEffects: false,
  moduleSideEffects: (id: string) => !/\/src\/(api\/schemas|client\/smallZod)\/|\/commonEvents\.ts$/.test(id),
} as const

type OnWarn = NonNullable<NonNullable<BuildEnvironmentOptions['rolldownOptions']>['onwarn']>

/** Ignores "use client" in libraries, which means nothing here. */
export const ignoreDirectives: OnWarn = (warning, warn) => {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
}

/** Smaller replacements for libraries, in the elements and the portal. */
export const smallLibraries = [
  { find: /^i18next$/, replacement: resolve(import.meta.dirname, '../../src/i18n/smallI18next.ts') },
  {
    find: /^zod\/mini$/,
    replacement: resolve(import.meta.dirname, '../../src/client/smallZod/smallZod.ts'),
  },
  {
    // As the library's own files import it.
    find: /^\.\/mutationCache\.js$/,
    replacement: resolve(import.meta.dirname, '../../src/runtime/noMutations.ts'),
  },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react$/, replacement: resolve(import.meta.dirname, 'smallReact.mjs') },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
]

/** "widgets/bills/locales/lt.json" → "bills.lt", where the loader looks for it. Other files keep their name. */
export function assetName(original: string | undefined): string {
  const parts = /(?:(?:widgets|hosts)\/([a-z-]+)|src\/i18n(?:\/(forms|shell))?)\/locales\/(\w+)\.json$/.exec(
    original ?? '',
  )
  return parts ? `${parts[1] ?? parts[2] ?? 'shared'}.${parts[3]}` : '[name]'
}

/** Output without white space. Licences stay; annotations for bundlers are of no use to browsers. */
export const minified = { minify: true, comments: { legal: true, annotation: false, jsdoc: false } }

/** A build of scripts whose addresses do not change with their content. */
export const scripts = (
  outDir: string,
  lib: LibraryOptions,
  options: BuildEnvironmentOptions = {},
): UserConfig => ({
  ...shared,
  build: {
    target: browserTargets,
    outDir,
    // Several products share a folder; build/build.ts empties it.
    emptyOutDir: false,
    copyPublicDir: false,
    lib: { formats: ['es'], fileName: (_, name) => `${name}.js`, ...lib },
    ...options,
  },
})
