import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

const pages = join(import.meta.dirname, 'floors')
const served = join(import.meta.dirname, '../../dist/portal/floors')

/** Pages that do next to nothing: what the machine, the browser and the server need for any page. */
export const floors = {
  form: { name: 'plain HTML form', path: '/floors/form.html' },
  preact: { name: 'Preact hello', path: '/floors/preact.html' },
  react: { name: 'React hello', path: '/floors/react.html' },
} as const

/** Measures while the server of the portal serves the floors, too. */
export async function withFloors<Result>(measure: () => Promise<Result>): Promise<Result> {
  await build({
    root: pages,
    base: '/floors/',
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: served,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: Object.keys(floors).map(name => join(pages, `${name}.html`)) },
    },
  })
  try {
    return await measure()
  } finally {
    await rm(served, { recursive: true })
  }
}
