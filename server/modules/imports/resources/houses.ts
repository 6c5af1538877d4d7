import { centsOf } from '../../../../src/api/rules/money.ts'
import { HouseRecord } from '../../../../src/api/vendor/schemas/records/houseRecord.ts'
import { sql } from '../../../database/drizzle.ts'
import { replaceChildren } from '../batches/replaceChildren.ts'
import { select } from '../batches/select.ts'
import { resource } from '../Resource.ts'
import { organizationAudience } from './audience.ts'
import { referenceOf } from './referenceId.ts'

export const houses = resource<HouseRecord>({
  name: 'houses',
  table: 'houses',
  schema: HouseRecord,
  references: ({ organization }) => [{ field: 'organization', to: 'organizations', sourceId: organization }],
  change: { topic: 'house', audience: organizationAudience },
  columns: [
    { name: 'organization_id', type: 'integer', value: row => referenceOf(row, 'organization').id },
    { name: 'address', type: 'text', value: ({ record }) => record.address },
    { name: 'manager_name', type: 'text', value: ({ record }) => record.manager?.name ?? null },
    { name: 'manager_phone', type: 'text', value: ({ record }) => record.manager?.phone ?? null },
    { name: 'manager_email', type: 'text', value: ({ record }) => record.manager?.email ?? null },
    { name: 'manager_hours', type: 'text', value: ({ record }) => record.manager?.hours ?? null },
    {
      name: 'cleaning_weekdays',
      type: 'jsonb',
      value: ({ record }) => JSON.stringify([...new Set(record.cleaningWeekdays)].sort()),
    },
  ],
  async store(context, rows) {
    await replaceChildren(
      context,
      {
        table: 'house_services',
        parent: 'house_id',
        columns: [
          { name: 'service_code', type: 'text', value: child => child.service },
          { name: 'provider', type: 'text', value: child => child.provider },
          { name: 'phone', type: 'text', value: child => child.phone ?? null },
        ],
      },
      rows.map(row => ({ row, children: row.record.services })),
    )
    await replaceChildren(
      context,
      {
        table: 'house_funds',
        parent: 'house_id',
        columns: [
          { name: 'month', type: 'date', value: child => `${child.month}-01` },
          { name: 'balance_cents', type: 'bigint', value: child => centsOf(child.balance) },
          { name: 'currency', type: 'text', value: child => child.currency },
        ],
      },
      rows.map(row => ({ row, children: row.record.funds })),
    )
  },
  /** The contracts of a house lose it, and get it back when their records come with it again. */
  async end({ tx }, condition) {
    await tx.execute(sql`update contracts set source_hash = null from house_contracts h
      where h.vendor_id = contracts.vendor_id and h.contract_id = contracts.id and h.house_id in (select t.id from houses as t where ${condition})`)
    return (await select(tx, sql`delete from houses as t where ${condition} returning 1`)).length
  },
})
