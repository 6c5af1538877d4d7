import type { Locale } from '../../src/schemas/locales.ts'
import type { Feature } from '../../src/schemas/platform.ts'
import { publicPaths } from '../../src/schemas/publicPaths.ts'
import type { Suite } from '../../src/suite/getSuite.ts'
import { fetchPublic, isText, loadFeatures, thingsOf } from '../../src/suite/publicData.ts'

/** One service for homes (SVC-2). */
export interface HousingService {
  readonly id: number
  readonly code: string
  readonly title: string
  readonly text: string
  readonly url: string | undefined
}

const feature: Feature = 'housing-services'

/** Reads an answer by hand: what is not as promised is left out. */
export const readHousingServices = (answer: unknown): readonly HousingService[] =>
  thingsOf<HousingService>(answer).flatMap(({ id, code, title, text, url }) =>
    Number.isInteger(id) && isText(title)
      ? [
          {
            id: Number(id),
            code: isText(code) ? code : '',
            title,
            text: isText(text) ? text : '',
            url: isText(url) ? url : undefined,
          },
        ]
      : [],
  )

/** Services for homes; null where the platform has them switched off. @throws where they cannot be fetched */
export async function loadHousingServices(
  suite: Suite,
  locale: Locale,
): Promise<readonly HousingService[] | null> {
  const [features, answer] = await Promise.all([
    loadFeatures(suite),
    fetchPublic(suite, publicPaths.housingServices, locale),
  ])
  return features.includes(feature) ? readHousingServices(answer) : null
}
