import { MeterRecord, ReadingRecord } from '../../../../src/api/vendor/schemas/records/meterRecord.ts'
import { sql } from '../../../database/drizzle.ts'
import { relation } from '../batches/relation.ts'
import { select } from '../batches/select.ts'
import { resource } from '../Resource.ts'
import type { Refusal } from '../readers/RawRow.ts'
import { contractAudience } from './audience.ts'
import { referenceOf } from './referenceId.ts'

const foreignObject: Refusal = {
  field: 'object',
  reason: 'unknown_reference',
  message: 'The object belongs to another contract.',
}

export const meters = resource<MeterRecord>({
  name: 'meters',
  table: 'meters',
  schema: MeterRecord,
  references: ({ contract, object }) => [
    { field: 'contract', to: 'contracts', sourceId: contract },
    { field: 'object', to: 'objects', sourceId: object },
  ],
  change: { topic: 'meters', audience: contractAudience },
  natural: { field: 'number', column: 'number', of: ({ number }) => number },
  columns: [
    { name: 'contract_id', type: 'integer', value: row => referenceOf(row, 'contract').id },
    { name: 'object_id', type: 'integer', value: row => referenceOf(row, 'object').id },
    { name: 'number', type: 'text', value: ({ record }) => record.number },
    { name: 'type', type: 'text', value: ({ record }) => record.type },
    { name: 'unit', type: 'text', value: ({ record }) => record.unit },
    { name: 'expiry_date', type: 'date', value: ({ record }) => record.expiryDate ?? null },
    { name: 'reading_source', type: 'text', value: ({ record }) => record.readingSource },
    { name: 'default_value', type: 'numeric', value: ({ record }) => record.defaultValue },
    { name: 'is_active', type: 'boolean', value: () => true },
  ],
  refuse: async (_, rows) =>
    new Map(
      rows
        .filter(row => referenceOf(row, 'object').parentId !== referenceOf(row, 'contract').id)
        .map(({ record }) => [record.sourceId, foreignObject]),
    ),
  isLive: () => sql`t.is_active`,
  async end({ tx }, condition) {
    const ended = await select(
      tx,
      sql`update meters as t set is_active = false, source_hash = null where ${condition} returning 1`,
    )
    return ended.length
  },
})

export const readings = resource<ReadingRecord>({
  name: 'readings',
  table: 'meter_readings',
  schema: ReadingRecord,
  references: ({ meter }) => [{ field: 'meter', to: 'meters', sourceId: meter }],
  change: {
    topic: 'meters',
    audience: row => ({ organizationId: null, contractId: referenceOf(row, 'meter').parentId }),
  },
  columns: [
    { name: 'meter_id', type: 'integer', value: row => referenceOf(row, 'meter').id },
    { name: 'window_month', type: 'date', value: ({ record }) => `${record.month}-01` },
    { name: 'date', type: 'date', value: ({ record }) => record.date },
    { name: 'value_from', type: 'numeric', value: ({ record }) => record.valueFrom },
    { name: 'value_to', type: 'numeric', value: ({ record }) => record.valueTo },
    { name: 'reading_source', type: 'text', value: ({ record }) => record.readingSource },
    {
      name: 'declared_at',
      type: 'timestamptz',
      value: ({ record }) => `${record.date}T12:00:00Z`,
      isInsertOnly: true,
    },
  ],
  end: 'Readings do not end, because bills were made of them: correct one by sending its record again.',
  /** What a resident declared for the same month becomes the vendor's record. */
  async prepare({ tx, vendorId }, rows) {
    const declared = relation('r', [
      { name: 'source_id', type: 'text', values: rows.map(({ record }) => record.sourceId) },
      { name: 'meter_id', type: 'integer', values: rows.map(row => referenceOf(row, 'meter').id) },
      { name: 'month', type: 'date', values: rows.map(({ record }) => `${record.month}-01`) },
      { name: 'is_new', type: 'boolean', values: rows.map(({ existingId }) => existingId === undefined) },
    ])
    await tx.execute(sql`update meter_readings as t set source_id = r.source_id from ${declared}
      where r.is_new and t.vendor_id = ${vendorId} and t.meter_id = r.meter_id
        and t.window_month = r.month and t.source_id is null`)
  },
})
