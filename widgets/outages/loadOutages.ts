import type { Locale } from '../../src/api/schemas/locales.ts'
import type { Suite } from '../../src/suite/getSuite.ts'
import { integer, listOf, orElse, recordOf, text } from '../../src/suite/readers.ts'
import { readPublic } from '../../src/suite/readPublic.ts'

const moment = (value: unknown) => (Number.isNaN(Date.parse(text(value) ?? '')) ? undefined : text(value))

/** Reads the number and the outages; drops invalid outages. */
export const readOutages = recordOf(
  {
    outages: listOf(
      recordOf({ id: integer, kind: text, title: text, place: orElse(text, '') }, { endsAt: moment }),
    ),
  },
  { emergencyPhone: text },
)

/** A vendor's emergency number and its current outages. */
export type Emergency = NonNullable<ReturnType<typeof readOutages>>
export type Outage = Emergency['outages'][number]

/** @throws if they cannot be fetched */
export const loadOutages = (
  suite: Suite,
  {
    locale,
    vendorId,
    isFresh,
  }: { readonly locale: Locale; readonly vendorId: number; readonly isFresh: boolean },
): Promise<Emergency> =>
  readPublic(suite, 'outages', readOutages, { params: { group: vendorId }, locale, isFresh })
