import { resolve } from 'node:path'
import type { UserConfig } from 'vite'
import { ignoreDirectives, minified, shared } from './shared.ts'

/** The script that draws first views of elements in the server (EMB-20). It needs no packages. */
export const firstViews: UserConfig = {
  ...shared,
  define: { ...shared.define, 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  resolve: {
    alias: [
      {
        find: /^.*\/runtime\/FirstAnswers\.tsx$/,
        replacement: resolve(import.meta.dirname, '../../hosts/portal/first-views/FirstAnswers.tsx'),
      },
    ],
  },
  build: {
    ssr: 'hosts/portal/first-views/drawer.ts',
    outDir: 'dist/first-views',
    copyPublicDir: false,
    cssMinify: true,
    // No text is fetched by its address.
    emitAssets: false,
    rolldownOptions: { onwarn: ignoreDirectives, output: { ...minified, codeSplitting: false } },
  },
}
