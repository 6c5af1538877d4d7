import { centsOf } from '../../../../src/api/rules/money.ts'
import { OfferRecord } from '../../../../src/api/vendor/schemas/records/offerRecord.ts'
import { sql } from '../../../database/drizzle.ts'
import { cleanHtml } from '../../messages/cleanHtml.ts'
import { markUnread } from '../batches/markUnread.ts'
import { select } from '../batches/select.ts'
import { resource } from '../Resource.ts'
import { vendorAudience } from './audience.ts'
import { todayOf } from './todayOf.ts'

export const offers = resource<OfferRecord>({
  name: 'offers',
  table: 'offers',
  schema: OfferRecord,
  columns: [
    { name: 'title', type: 'text', value: ({ record }) => record.title },
    { name: 'summary', type: 'text', value: ({ record }) => record.summary },
    { name: 'body', type: 'text', value: ({ record }) => cleanHtml(record.body) },
    { name: 'provider', type: 'text', value: ({ record }) => record.provider },
    {
      name: 'price_cents',
      type: 'bigint',
      value: ({ record }) => (record.price === undefined ? null : centsOf(record.price)),
    },
    { name: 'currency', type: 'text', value: ({ record }) => record.currency },
    { name: 'starts_on', type: 'date', value: ({ record }) => record.startsOn },
    { name: 'ends_on', type: 'date', value: ({ record }) => record.endsOn },
  ],
  change: { topic: 'offers', audience: vendorAudience },
  store: (context, rows) =>
    markUnread(
      context,
      rows
        .filter(({ existingId }) => existingId === undefined)
        .map(row => ({ list: 'specialOffers' as const, itemId: row.id, ...vendorAudience(row) })),
    ),
  isLive: now => sql`t.ends_on >= ${todayOf(now)}`,
  /** An offer ends yesterday, because residents' orders refer to it. */
  async end({ tx, now }, condition) {
    const ended = await select(
      tx,
      sql`update offers as t set ends_on = ${todayOf(now)} - 1, source_hash = null,
          starts_on = least(starts_on, ${todayOf(now)} - 1)
        where ${condition} returning 1`,
    )
    return ended.length
  },
})
