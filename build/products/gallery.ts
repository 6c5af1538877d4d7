import type { UserConfig } from 'vite'
import { browserTargets } from '../browserTargets.ts'
import { ignoreDirectives, shared } from './shared.ts'

/** The gallery of all elements, served under /demo/. */
export const gallery: UserConfig = {
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
      onwarn: ignoreDirectives,
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
