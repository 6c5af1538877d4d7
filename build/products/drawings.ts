import type { UserConfig } from 'vite'
import { shared } from './shared.ts'

/** The script that draws the first states of elements, for the build itself. */
export const drawings: UserConfig = {
  ...shared,
  build: {
    ssr: 'build/derived/drawings.tsx',
    outDir: 'dist/drawings',
    copyPublicDir: false,
    cssMinify: true,
  },
}
