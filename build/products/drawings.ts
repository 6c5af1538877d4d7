import type { UserConfig } from 'vite'
import { preactIds } from '../plugins/preactIds.ts'
import { shared } from './shared.ts'

/** The script that draws the first states of elements, for the build itself. */
export const drawings: UserConfig = {
  ...shared,
  plugins: [preactIds],
  build: {
    ssr: 'build/derived/drawings.tsx',
    outDir: 'dist/drawings',
    copyPublicDir: false,
    cssMinify: true,
  },
}
