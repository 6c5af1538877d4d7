import type { Feature } from '../api/schemas/platform.ts'
import type { Suite } from './getSuite.ts'
import { readFeatures } from './publicData.ts'

/**
 * Names an element as not offered if its feature is off (PER-4). Without an answer the element stays.
 * @param element its name, with its vendor
 * @param vendor slug of the element's vendor; the page's if undefined
 */
export async function checkFeature(
  suite: Suite,
  element: string,
  feature: Feature,
  vendor: string | undefined,
): Promise<void> {
  const features = await readFeatures(suite, vendor).catch(() => [feature])
  if (!features.includes(feature)) suite.notOffered.setState(names => [...names, element], true)
}
