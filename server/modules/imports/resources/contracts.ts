import { ContractRecord } from '../../../../src/api/vendor/schemas/records/contractRecord.ts'
import { sql } from '../../../database/drizzle.ts'
import { listOf, relation } from '../batches/relation.ts'
import { select } from '../batches/select.ts'
import { type BatchContext, resource, type StoredRow } from '../Resource.ts'
import { invite } from './invite.ts'
import { optionalId, referenceOf } from './referenceId.ts'

export const contracts = resource<ContractRecord>({
  name: 'contracts',
  table: 'contracts',
  schema: ContractRecord,
  references: ({ organization, house }) => [
    { field: 'organization', to: 'organizations', sourceId: organization },
    ...(house === undefined ? [] : [{ field: 'house', to: 'houses' as const, sourceId: house }]),
  ],
  change: {
    topic: 'contracts',
    audience: row => ({ organizationId: referenceOf(row, 'organization').id, contractId: row.id }),
  },
  natural: { field: 'number', column: 'username', of: ({ number }) => number },
  columns: [
    { name: 'organization_id', type: 'integer', value: row => referenceOf(row, 'organization').id },
    { name: 'username', type: 'text', value: ({ record }) => record.number },
    { name: 'is_active', type: 'boolean', value: ({ record }) => record.isActive },
  ],
  async store(context, rows) {
    await storeHouses(context, rows)
    await storeObjects(context, rows)
    await invite(context, rows)
  },
  isLive: () => sql`t.is_active`,
  async end({ tx }, condition) {
    const ended = await select(
      tx,
      sql`update contracts as t set is_active = false, source_hash = null where ${condition} returning 1`,
    )
    return ended.length
  },
})

async function storeHouses({ tx, vendorId }: BatchContext, rows: readonly StoredRow<ContractRecord>[]) {
  const without = rows.filter(row => row.existingId !== undefined && !row.refs.has('house'))
  if (without.length > 0)
    await tx.execute(sql`delete from house_contracts
      where vendor_id = ${vendorId} and contract_id in ${listOf(
        'integer',
        without.map(({ id }) => id),
      )}`)
  const within = rows.filter(({ refs }) => refs.has('house'))
  if (within.length === 0) return
  const pairs = relation('r', [
    { name: 'contract_id', type: 'integer', values: within.map(({ id }) => id) },
    { name: 'house_id', type: 'integer', values: within.map(row => optionalId(row, 'house')) },
  ])
  await tx.execute(sql`insert into house_contracts (vendor_id, contract_id, house_id)
    select ${vendorId}::integer, contract_id, house_id from ${pairs}
    on conflict (contract_id, vendor_id) do update set house_id = excluded.house_id`)
}

/** Objects that a record lacks become inactive, because meters and their history belong to them. */
async function storeObjects({ tx, vendorId }: BatchContext, rows: readonly StoredRow<ContractRecord>[]) {
  const known = rows.filter(({ existingId }) => existingId !== undefined)
  const objects = rows.flatMap(({ id, record }) => record.objects.map(object => ({ ...object, id })))
  if (known.length > 0)
    await tx.execute(sql`update contract_objects set is_active = false
      where vendor_id = ${vendorId} and contract_id in ${listOf(
        'integer',
        known.map(({ id }) => id),
      )}
        and source_id is not null and is_active
        and source_id not in ${listOf(
          'text',
          objects.map(({ sourceId }) => sourceId),
        )}`)
  if (objects.length === 0) return
  const values = relation('r', [
    { name: 'source_id', type: 'text', values: objects.map(({ sourceId }) => sourceId) },
    { name: 'contract_id', type: 'integer', values: objects.map(({ id }) => id) },
    { name: 'address', type: 'text', values: objects.map(({ address }) => address) },
    { name: 'is_active', type: 'boolean', values: objects.map(({ isActive }) => isActive) },
  ])
  await tx.execute(sql`insert into contract_objects (vendor_id, source_id, contract_id, address, is_active)
    select ${vendorId}::integer, source_id, contract_id, address, is_active from ${values}
    on conflict (vendor_id, source_id) where source_id is not null
    do update set contract_id = excluded.contract_id, address = excluded.address, is_active = excluded.is_active`)
}
