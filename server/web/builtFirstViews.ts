import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FirstViewDrawer } from '../../src/api/rules/firstViews.ts'
import { loadOnce } from '../common/loadOnce.ts'

/**
 * What draws first views, from the folder of what is built: loaded with the first drawing, because it has React and the
 * elements. It draws nothing before anything is built.
 */
export function builtFirstViews(dist: string): FirstViewDrawer {
  const script = join(dist, 'first-views', 'drawer.js')
  const load = loadOnce(
    async () => ((await import(pathToFileURL(script).href)) as { readonly drawer: FirstViewDrawer }).drawer,
  )
  const loaded = async () => (existsSync(script) ? load() : undefined)
  return {
    drawFirstView: async (...order) => (await loaded())?.drawFirstView(...order),
    drawFirstPage: async (...order) => (await loaded())?.drawFirstPage(...order),
  }
}
