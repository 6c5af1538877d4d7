import type { Locale } from '../../src/api/schemas/locales.ts'
import type { Feature } from '../../src/api/schemas/platform.ts'
import type { Suite } from '../../src/suite/getSuite.ts'
import { loadFeatures } from '../../src/suite/publicData.ts'
import { readPublicServices } from '../../src/suite/publicServices.ts'
import { integer, recordOf } from '../../src/suite/readers.ts'
import { readPublic } from '../../src/suite/readPublic.ts'

const feature: Feature = 'professional-portal'

/** Reads the portal's data. `claims` are a minimum number of professionals and a founding year, if the platform has them. */
export const readPortalPro = recordOf(
  { services: readPublicServices },
  { claims: recordOf({ masters: integer, since: integer }) },
)

/** Content of the professional-services portal (SVC-1). */
export type PortalPro = NonNullable<ReturnType<typeof readPortalPro>>

/** Services and claims; null if the platform has the portal disabled. @throws if they cannot be fetched */
export async function loadPortalPro(suite: Suite, locale: Locale): Promise<PortalPro | null> {
  const [features, portal] = await Promise.all([
    loadFeatures(suite),
    readPublic(suite, 'portalPro', readPortalPro, { locale }),
  ])
  return features.includes(feature) ? portal : null
}
