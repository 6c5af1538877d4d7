import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { smallRouter } from '../../../build/plugins/smallRouter.ts'

const entry = join(import.meta.dirname, '../../../hosts/portal/main.tsx')

/** Modules of React Router in a script that has what the portal imports first. */
async function routerModules(): Promise<readonly string[]> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      smallRouter,
      {
        name: 'entry',
        enforce: 'pre',
        load: id =>
          id === entry
            ? "export { createBrowserRouter, Link, ScrollRestoration } from 'react-router'\nexport { RouterProvider } from 'react-router/dom'"
            : undefined,
      },
    ],
    build: {
      write: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: [/^react(-dom)?(\/|$)/] },
    },
  })
  if (!Array.isArray(output)) throw new Error('Nothing was built.')
  return output
    .flatMap(({ output }) => output)
    .filter(file => file.type === 'chunk')
    .flatMap(({ modules }) => Object.entries(modules))
    .flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
}

test('React Router is built without its framework and without reports to tools', async () => {
  const modules = await routerModules()
  const has = (end: string) => modules.some(module => module.endsWith(end))
  expect(has('/lib/router/router.js')).toBe(true)
  expect(
    ['/ssr/components.js', '/ssr/links.js', '/ssr/single-fetch.js', '/instrumentation.js'].filter(has),
  ).toEqual([])
})
