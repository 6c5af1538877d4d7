import { SelfServiceRecord } from '../../../../src/api/vendor/schemas/records/selfServiceRecord.ts'
import { sql } from '../../../database/drizzle.ts'
import { select } from '../batches/select.ts'
import { resource } from '../Resource.ts'

export const selfServices = resource<SelfServiceRecord>({
  name: 'self-services',
  table: 'content_items',
  schema: SelfServiceRecord,
  columns: [
    { name: 'place', type: 'text', value: () => 'self-service' },
    { name: 'position', type: 'smallint', value: ({ record }) => record.position },
    { name: 'code', type: 'text', value: ({ record }) => record.code },
    { name: 'group_name', type: 'text', value: ({ record }) => record.provider },
    { name: 'title', type: 'jsonb', value: ({ record }) => JSON.stringify(record.title) },
    { name: 'text', type: 'jsonb', value: ({ record }) => JSON.stringify(record.text) },
    { name: 'url', type: 'text', value: ({ record }) => record.url },
    { name: 'ends_at', type: 'timestamptz', value: ({ record }) => record.endsAt ?? null },
  ],
  end: async ({ tx }, condition) =>
    (await select(tx, sql`delete from content_items as t where ${condition} returning 1`)).length,
})
