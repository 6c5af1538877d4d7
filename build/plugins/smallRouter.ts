import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const replacement = (file: string) => resolve(import.meta.dirname, '../products', file)

/** Imports inside React Router by the end of the importing module, and their replacements. */
const replacements = [
  { in: '/lib/dom/lib.js', source: './ssr/components.js', by: 'routerFramework.mjs' },
  { in: '/lib/components.js', source: './dom/ssr/components.js', by: 'routerFramework.mjs' },
  { in: '/lib/router/router.js', source: './instrumentation.js', by: 'routerInstrumentation.mjs' },
]

/**
 * Leaves out of React Router its framework (rendering on a server, prefetching of pages) and the reports to tools: it
 * imports them always, and they are 2.4 KB of every page of the portal.
 */
export const smallRouter: Plugin = {
  name: 'resident-small-router',
  enforce: 'pre',
  resolveId(source, importer) {
    const replaced = replacements.find(
      each =>
        each.source === source && importer?.includes('/react-router/dist/') && importer.endsWith(each.in),
    )
    return replaced && replacement(replaced.by)
  },
}
