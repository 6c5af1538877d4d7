import type { Locale } from '../../src/api/schemas/locales.ts'
import { publicPaths } from '../../src/api/schemas/publicPaths.ts'
import type { Suite } from '../../src/suite/getSuite.ts'
import { fetchPublic, isText, thingsOf } from '../../src/suite/publicData.ts'

interface Site {
  readonly id: number
  readonly title: string
  readonly url: string
}

/** Sites of one group of providers (SVC-3). */
export interface SiteGroup {
  readonly group: string
  readonly items: readonly Site[]
}

/** Self-service sites of providers. @throws if they cannot be fetched */
export async function loadSites(suite: Suite, locale: Locale): Promise<readonly SiteGroup[]> {
  const groups = thingsOf<SiteGroup>(await fetchPublic(suite, publicPaths.selfServices, locale))
  return groups.flatMap(({ group, items }) =>
    isText(group)
      ? [
          {
            group,
            items: thingsOf<Site>(items).flatMap(({ id, title, url }) =>
              Number.isInteger(id) && isText(title) && isText(url) ? [{ id: Number(id), title, url }] : [],
            ),
          },
        ]
      : [],
  )
}
