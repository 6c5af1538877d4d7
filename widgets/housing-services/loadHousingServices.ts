import type { Locale } from '../../src/api/schemas/locales.ts'
import type { Feature } from '../../src/api/schemas/platform.ts'
import { publicPaths } from '../../src/api/schemas/publicPaths.ts'
import type { Suite } from '../../src/suite/getSuite.ts'
import { fetchPublic, loadFeatures } from '../../src/suite/publicData.ts'
import { type PublicService, readPublicServices } from '../../src/suite/publicServices.ts'

const feature: Feature = 'housing-services'

/** Services for homes; null if the platform has them disabled. @throws if they cannot be fetched */
export async function loadHousingServices(
  suite: Suite,
  locale: Locale,
): Promise<readonly PublicService[] | null> {
  const [features, answer] = await Promise.all([
    loadFeatures(suite),
    fetchPublic(suite, publicPaths.housingServices, locale),
  ])
  return features.includes(feature) ? readPublicServices(answer) : null
}
