import { plainCode } from '../../../../src/api/rules/mod97.ts'
import { OrganizationRecord } from '../../../../src/api/vendor/schemas/records/organizationRecord.ts'
import { sql } from '../../../database/drizzle.ts'
import { select } from '../batches/select.ts'
import { resource } from '../Resource.ts'

export const organizations = resource<OrganizationRecord>({
  name: 'organizations',
  table: 'organizations',
  schema: OrganizationRecord,
  change: { topic: 'organizations', audience: ({ id }) => ({ organizationId: id, contractId: null }) },
  columns: [
    { name: 'name', type: 'text', value: ({ record }) => record.name },
    { name: 'code', type: 'text', value: ({ record }) => record.code },
    { name: 'address', type: 'text', value: ({ record }) => record.address },
    { name: 'email', type: 'text', value: ({ record }) => record.email },
    { name: 'bank', type: 'text', value: ({ record }) => record.bank },
    { name: 'iban', type: 'text', value: ({ record }) => plainCode(record.iban) },
    { name: 'account_holder', type: 'text', value: ({ record }) => record.accountHolder ?? null },
    {
      name: 'automatic_payments',
      type: 'jsonb',
      value: ({ record }) => JSON.stringify(record.automaticPayments),
    },
    { name: 'is_pay_service_enabled', type: 'boolean', value: ({ record }) => record.isPayServiceEnabled },
    { name: 'live_chat', type: 'boolean', value: ({ record }) => record.liveChat },
    { name: 'is_active', type: 'boolean', value: () => true },
  ],
  /** An organization with active contracts stays. */
  isLive: () => sql`t.is_active
    and not exists (select 1 from contracts c
      where c.vendor_id = t.vendor_id and c.organization_id = t.id and c.is_active)`,
  async end({ tx }, condition) {
    const ended = await select(
      tx,
      sql`update organizations as t
        set is_active = false, is_pay_service_enabled = false, live_chat = false, source_hash = null
        where ${condition} returning 1`,
    )
    return ended.length
  },
})
