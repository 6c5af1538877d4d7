import { plainIban } from '../../../../src/api/rules/iban.ts'
import { OrganizationRecord } from '../../../../src/api/vendor/schemas/records/organizationRecord.ts'
import { resource } from '../Resource.ts'

export const organizations = resource<OrganizationRecord>({
  name: 'organizations',
  table: 'organizations',
  schema: OrganizationRecord,
  columns: [
    { name: 'name', type: 'text', value: ({ record }) => record.name },
    { name: 'code', type: 'text', value: ({ record }) => record.code },
    { name: 'address', type: 'text', value: ({ record }) => record.address },
    { name: 'email', type: 'text', value: ({ record }) => record.email },
    { name: 'bank', type: 'text', value: ({ record }) => record.bank },
    { name: 'iban', type: 'text', value: ({ record }) => plainIban(record.iban) },
    { name: 'is_pay_service_enabled', type: 'boolean', value: ({ record }) => record.isPayServiceEnabled },
    { name: 'live_chat', type: 'boolean', value: ({ record }) => record.liveChat },
  ],
})
