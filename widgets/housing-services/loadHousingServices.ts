import type { Locale } from '../../src/api/schemas/locales.ts'
import type { Feature } from '../../src/api/schemas/platform.ts'
import type { Suite } from '../../src/suite/getSuite.ts'
import { loadFeatures } from '../../src/suite/publicData.ts'
import { type PublicService, readPublicServices } from '../../src/suite/publicServices.ts'
import { readPublic } from '../../src/suite/readPublic.ts'

const feature: Feature = 'housing-services'

/** Services for homes; null if the platform has them disabled. @throws if they cannot be fetched */
export async function loadHousingServices(
  suite: Suite,
  locale: Locale,
): Promise<readonly PublicService[] | null> {
  const [features, services] = await Promise.all([
    loadFeatures(suite),
    readPublic(suite, 'housingServices', readPublicServices, { locale }),
  ])
  return features.includes(feature) ? services : null
}
