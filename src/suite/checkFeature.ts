import type { Feature } from '../api/schemas/platform.ts'
import type { Suite } from './getSuite.ts'
import { readFeatures } from './publicData.ts'

/** Names an element as not offered if its feature is off (PER-4). Without an answer the element stays. */
export async function checkFeature(suite: Suite, element: string, feature: Feature): Promise<void> {
  const features = await readFeatures(suite).catch(() => undefined)
  if (features && !features.includes(feature))
    suite.notOffered.setState(names => [...new Set([...names, element])], true)
}
