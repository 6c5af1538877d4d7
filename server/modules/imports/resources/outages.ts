import { OutageRecord } from '../../../../src/api/vendor/schemas/records/outageRecord.ts'
import { sql } from '../../../database/drizzle.ts'
import { select } from '../batches/select.ts'
import { resource } from '../Resource.ts'
import { vendorAudience } from './audience.ts'

export const outages = resource<OutageRecord>({
  name: 'outages',
  table: 'outages',
  schema: OutageRecord,
  change: { topic: 'outages', audience: vendorAudience },
  columns: [
    { name: 'kind', type: 'text', value: ({ record }) => record.kind },
    { name: 'title', type: 'jsonb', value: ({ record }) => JSON.stringify(record.title) },
    { name: 'place', type: 'text', value: ({ record }) => record.place },
    { name: 'starts_at', type: 'timestamptz', value: ({ record }) => record.startsAt },
    { name: 'ends_at', type: 'timestamptz', value: ({ record }) => record.endsAt ?? null },
  ],
  isLive: now => sql`(t.ends_at is null or t.ends_at > ${now.toISOString()}::timestamptz)`,
  async end({ tx, now }, condition) {
    const ended = await select(
      tx,
      sql`update outages as t set ends_at = ${now.toISOString()}::timestamptz, source_hash = null
        where ${condition} returning 1`,
    )
    return ended.length
  },
})
