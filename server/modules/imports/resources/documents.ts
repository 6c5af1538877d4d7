import { DocumentRecord } from '../../../../src/api/vendor/schemas/records/documentRecord.ts'
import { deleteItems, markUnread } from '../batches/markUnread.ts'
import { resource } from '../Resource.ts'
import { addressee, contractOfOrganization } from './addressee.ts'
import { addressedAudience } from './audience.ts'
import { optionalId, referenceOf } from './referenceId.ts'
import { storePdfs } from './storePdfs.ts'

export const documents = resource<DocumentRecord>({
  name: 'documents',
  table: 'reports',
  schema: DocumentRecord,
  references: addressee,
  change: { topic: 'documents', audience: addressedAudience },
  refuse: contractOfOrganization,
  columns: [
    { name: 'organization_id', type: 'integer', value: row => referenceOf(row, 'organization').id },
    { name: 'contract_id', type: 'integer', value: row => optionalId(row, 'contract') },
    { name: 'date', type: 'date', value: ({ record }) => record.date },
    { name: 'name', type: 'text', value: ({ record }) => record.name },
    { name: 'category', type: 'text', value: ({ record }) => record.category },
    { name: 'comment', type: 'text', value: ({ record }) => record.comment ?? null },
    { name: 'is_yearly_report', type: 'boolean', value: ({ record }) => record.isYearlyReport },
    { name: 'paragraphs', type: 'jsonb', value: ({ record }) => JSON.stringify(record.paragraphs) },
  ],
  async store(context, rows) {
    await storePdfs(context, { table: 'report_files', parent: 'report_id' }, rows)
    await markUnread(
      context,
      rows
        .filter(({ existingId }) => existingId === undefined)
        .map(row => ({ list: 'yearlyReports' as const, itemId: row.id, ...addressedAudience(row) })),
    )
  },
  end: ({ tx }, condition) => deleteItems(tx, 'reports', condition, ['yearlyReports']),
})
