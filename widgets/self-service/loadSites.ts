import type { Locale } from '../../src/schemas/locales.ts'
import { publicPaths } from '../../src/schemas/publicPaths.ts'
import type { Suite } from '../../src/suite/getSuite.ts'
import { fetchPublic, isText, listOf } from '../../src/suite/publicData.ts'

/** Sites of one group of providers (SVC-3). */
export interface SiteGroup {
  readonly group: string
  readonly items: readonly { readonly id: number; readonly title: string; readonly url: string }[]
}

/** Self-service sites of providers. @throws where they cannot be fetched */
export async function loadSites(suite: Suite, locale: Locale): Promise<readonly SiteGroup[]> {
  const groups = listOf(await fetchPublic(suite, publicPaths.selfServices, locale))
  return (groups as readonly Partial<SiteGroup>[]).flatMap(({ group, items }) =>
    isText(group)
      ? [
          {
            group,
            items: (listOf(items) as SiteGroup['items']).filter(
              ({ id, title, url }) => Number.isInteger(id) && isText(title) && isText(url),
            ),
          },
        ]
      : [],
  )
}
