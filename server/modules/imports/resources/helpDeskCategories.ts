import { HelpDeskCategoryRecord } from '../../../../src/api/vendor/schemas/records/helpDeskCategoryRecord.ts'
import { sql } from '../../../database/drizzle.ts'
import { select } from '../batches/select.ts'
import { resource } from '../Resource.ts'
import { vendorAudience } from './audience.ts'

export const helpDeskCategories = resource<HelpDeskCategoryRecord>({
  name: 'help-desk-categories',
  table: 'help_desk_categories',
  schema: HelpDeskCategoryRecord,
  natural: { field: 'code', column: 'code', of: ({ code }) => code },
  change: { topic: 'requests', audience: vendorAudience },
  columns: [
    { name: 'position', type: 'smallint', value: ({ record }) => record.position },
    { name: 'code', type: 'text', value: ({ record }) => record.code },
    { name: 'title', type: 'jsonb', value: ({ record }) => JSON.stringify(record.title) },
    { name: 'is_active', type: 'boolean', value: () => true },
  ],
  isLive: () => sql`t.is_active`,
  async end({ tx }, condition) {
    const ended = await select(
      tx,
      sql`update help_desk_categories as t set is_active = false, source_hash = null
        where ${condition} returning 1`,
    )
    return ended.length
  },
})
