import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DrawFirstView } from '../../src/api/rules/firstViews.ts'
import { loadOnce } from '../loadOnce.ts'

/**
 * What draws first views, from the folder of what is built: loaded with the first drawing, because it has React and the
 * elements. It draws nothing before anything is built.
 */
export function builtFirstViews(dist: string): DrawFirstView {
  const script = join(dist, 'first-views', 'drawFirstView.js')
  const load = loadOnce(
    async () => (await import(pathToFileURL(script).href)) as { readonly drawFirstView: DrawFirstView },
  )
  return async (...order) => (existsSync(script) ? (await load()).drawFirstView(...order) : undefined)
}
