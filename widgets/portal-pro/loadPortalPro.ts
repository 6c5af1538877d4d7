import type { Locale } from '../../src/api/schemas/locales.ts'
import type { Feature } from '../../src/api/schemas/platform.ts'
import { publicPaths } from '../../src/api/schemas/publicPaths.ts'
import type { Suite } from '../../src/suite/getSuite.ts'
import { fetchPublic, loadFeatures } from '../../src/suite/publicData.ts'
import { type PublicService, readPublicServices } from '../../src/suite/publicServices.ts'

/** Content of the professional-services portal (SVC-1). */
export interface PortalPro {
  /** Minimum number of professionals and founding year; undefined if the platform does not state them. */
  readonly claims: { readonly masters: number; readonly since: number } | undefined
  readonly services: readonly PublicService[]
}

const feature: Feature = 'professional-portal'

/** Parses an answer by hand; drops malformed values. */
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

/** Services and claims; null if the platform has the portal disabled. @throws if they cannot be fetched */
export async function loadPortalPro(suite: Suite, locale: Locale): Promise<PortalPro | null> {
  const [features, answer] = await Promise.all([
    loadFeatures(suite),
    fetchPublic(suite, publicPaths.portalPro, locale),
  ])
  return features.includes(feature) ? readPortalPro(answer) : null
}
