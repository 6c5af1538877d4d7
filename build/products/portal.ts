import type { UserConfig } from 'vite'
import { prefetchedCalls } from '../../hosts/portal/prefetch/prefetchedCalls.ts'
import { browserTargets } from '../browserTargets.ts'
import { checkChunkCycles } from '../plugins/checkChunkCycles.ts'
import { checkPortalManifest } from '../plugins/checkPortalManifest.ts'
import { clientEndpoints } from '../plugins/clientEndpoints.ts'
import { directIcons } from '../plugins/directIcons.ts'
import { firstTexts } from '../plugins/firstTexts.ts'
import { iconSet } from '../plugins/iconSet.ts'
import { inlineRuntime } from '../plugins/inlineRuntime.ts'
import { namespaceReact } from '../plugins/namespaceReact.ts'
import { prefetchScript } from '../plugins/prefetchScript.ts'
import { elementsOfPages } from './layoutParts.ts'
import { portalChunks } from './portalChunks.ts'
import { assetName, ignoreDirectives, oldTarget, shared, smallLibraries, treeshake } from './shared.ts'

/** The server of `npm run dev`. */
const server = `http://localhost:${process.env.PORT || 8080}`

export const portal: UserConfig = {
  ...shared,
  base: '/',
  root: 'hosts/portal',
  plugins: [
    clientEndpoints,
    directIcons,
    iconSet,
    firstTexts(elementsOfPages),
    namespaceReact,
    inlineRuntime('libraries'),
    checkChunkCycles,
    checkPortalManifest,
    prefetchScript(oldTarget, {
      __PREFETCHED_CALLS__: JSON.stringify(prefetchedCalls),
    }),
  ],
  resolve: { alias: smallLibraries },
  build: {
    target: browserTargets,
    // Browsers that preload no modules fetch each when it is imported.
    modulePreload: { polyfill: false },
    outDir: '../../dist/portal',
    // The service worker reads from it which files to keep.
    manifest: 'files.json',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      treeshake,
      onwarn: ignoreDirectives,
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
