import type { Locale } from '../../src/api/schemas/locales.ts'
import type { Suite } from '../../src/suite/getSuite.ts'
import { integer, listOf, recordOf, text } from '../../src/suite/readers.ts'
import { readPublic } from '../../src/suite/readPublic.ts'

const readSites = listOf(
  recordOf({ group: text, items: listOf(recordOf({ id: integer, title: text, url: text })) }),
)

/** Sites of one group of providers (SVC-3). */
export type SiteGroup = ReturnType<typeof readSites>[number]

/** Self-service sites of providers. @throws if they cannot be fetched */
export const loadSites = (suite: Suite, locale: Locale): Promise<readonly SiteGroup[]> =>
  readPublic(suite, 'selfServices', readSites, { locale })
