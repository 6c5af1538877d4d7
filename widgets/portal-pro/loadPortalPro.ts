import type { Locale } from '../../src/api/schemas/locales.ts'
import type { Feature } from '../../src/api/schemas/platform.ts'
import { publicPaths } from '../../src/api/schemas/publicPaths.ts'
import type { Suite } from '../../src/suite/getSuite.ts'
import { fetchPublic, loadFeatures } from '../../src/suite/publicData.ts'
import { type PublicService, readPublicServices } from '../../src/suite/publicServices.ts'

/** What the professional-services portal shows (SVC-1). */
export interface PortalPro {
  /** How many masters there are at least, and since when; absent where the platform does not say so. */
  readonly claims: { readonly masters: number; readonly since: number } | undefined
  readonly services: readonly PublicService[]
}

const feature: Feature = 'professional-portal'

/** Reads an answer by hand: what is not as promised is left out. */
export function readPortalPro(answer: unknown): PortalPro {
  const { claims, services } = (answer ?? {}) as { claims?: unknown; services?: unknown }
  const { masters, since } = (claims ?? {}) as { masters?: unknown; since?: unknown }
  return {
    claims:
      Number.isInteger(masters) && Number.isInteger(since)
        ? { masters: Number(masters), since: Number(since) }
        : undefined,
    services: readPublicServices(services),
  }
}

/** The portal's services and claims; null where the platform has it switched off. @throws where they cannot be fetched */
export async function loadPortalPro(suite: Suite, locale: Locale): Promise<PortalPro | null> {
  const [features, answer] = await Promise.all([
    loadFeatures(suite),
    fetchPublic(suite, publicPaths.portalPro, locale),
  ])
  return features.includes(feature) ? readPortalPro(answer) : null
}
