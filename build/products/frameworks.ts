import { createRequire } from 'node:module'
import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import vue from '@vitejs/plugin-vue'
import type { Plugin, UserConfig } from 'vite'

const top = join(import.meta.dirname, '../..')

/** Folders of `hosts` with an app. */
const apps = ['react', 'vue', 'svelte', 'lit']

/** Resolves the elements from the built npm package by its exports, as other apps do. */
const packedElements: Plugin = {
  name: 'resident-packed-elements',
  enforce: 'pre',
  resolveId: id =>
    id.startsWith('resident-widgets/')
      ? createRequire(join(top, 'dist', 'package', 'package.json')).resolve(id)
      : undefined,
}

/** The example apps in other frameworks, which import the elements from the npm package. */
export const frameworks: UserConfig = {
  base: './',
  root: 'hosts',
  plugins: [
    packedElements,
    vue({ template: { compilerOptions: { isCustomElement: tag => tag.startsWith('resident-') } } }),
    svelte({ configFile: false }),
  ],
  build: {
    outDir: '../dist/hosts',
    emptyOutDir: true,
    copyPublicDir: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: apps.map(app => join(top, 'hosts', app, 'index.html')),
    },
  },
}
