import { elementsOfLevels } from '../api/rules/elementsOfLevels.ts'
import { levels } from '../api/schemas/levels.ts'
import { publicPaths } from '../api/schemas/publicPaths.ts'
import type { Suite } from './getSuite.ts'
import { fetchPublic } from './publicData.ts'

/**
 * Asks the back end, once per page, which levels it offers, and names the elements that need another one. A back end
 * without this call offers all.
 */
export async function askForLevels(suite: Suite): Promise<void> {
  // A missing answer is remembered too, or each further 404 would ask again.
  const offered = await suite.once('levels', () =>
    fetchPublic(suite, publicPaths.levels).catch(() => undefined),
  )
  if (!Array.isArray(offered)) return
  const missing = levels.filter(level => !offered.includes(level))
  if (missing.length > 0) suite.notOffered.setState(elementsOfLevels(missing), true)
}
