import type { UserConfig } from 'vite'
import { browserTargets } from '../browserTargets.ts'
import { packedFiles } from '../plugins/packedFiles.ts'
import { shared } from './shared.ts'

/** The server in a web worker (`data-api="sandbox"`), with the files of its database in a folder beside the script. */
export const inBrowserDemo: UserConfig = {
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
    // Dynamic imports are in the same file, so there is nothing to preload, and a worker has no document.
    modulePreload: false,
    rolldownOptions: {
      // PGlite has an `eval` for extensions; none is loaded here.
      checks: { eval: false, pluginTimings: false },
      input: 'demo/in-browser/worker.ts',
      output: { minify: true, codeSplitting: false, entryFileNames: 'sandbox.js' },
    },
  },
}
