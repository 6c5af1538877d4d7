import type { Locale } from '../../src/api/schemas/locales.ts'
import type { Suite } from '../../src/suite/getSuite.ts'
import { matching, type Reader, recordOf, text } from '../../src/suite/readers.ts'
import { readPublic } from '../../src/suite/readPublic.ts'

const flag: Reader<boolean> = value => (typeof value === 'boolean' ? value : undefined)

/** A time of a day that there may be. */
const moment = matching(/^\d{4}-(0[1-9]|1[0-2])-\d\dT/)

const readTerms = recordOf(
  { isOpen: flag, opensAt: moment, closesAt: moment, absenceNoticeEnabled: flag },
  { ifNoReading: text },
)

/** What a vendor says about giving readings. */
export type Terms = NonNullable<ReturnType<typeof readTerms>>

/** @throws if they cannot be fetched */
export const loadTerms = (suite: Suite, locale: Locale, vendor: string): Promise<Terms> =>
  readPublic(suite, 'readingTerms', readTerms, { query: `vendor=${vendor}`, locale })
