import type { UserConfig } from 'vite'
import { shared } from './shared.ts'

/** The conformance kit as one script for Node, part of the npm package. */
export const conformance: UserConfig = {
  ...shared,
  build: {
    target: 'node20',
    outDir: 'dist/package',
    emptyOutDir: false,
    copyPublicDir: false,
    ssr: 'conformance/main.ts',
    minify: false,
    rolldownOptions: {
      // Without comments that name the files of packages, whose paths depend on where they are installed.
      experimental: { attachDebugInfo: 'none' },
      output: {
        entryFileNames: 'resident-conformance.js',
        banner: '#!/usr/bin/env node',
        codeSplitting: false,
      },
    },
  },
  ssr: { noExternal: true },
}
