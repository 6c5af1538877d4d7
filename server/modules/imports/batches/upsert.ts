import { sql } from '../../../database/drizzle.ts'
import type { BatchContext, Resource, Row, StoredRow } from '../Resource.ts'
import { type RelationColumn, relation } from './relation.ts'
import { select } from './select.ts'

/** Inserts new rows and changes known ones, in one statement. */
export async function upsert(
  { tx, vendorId }: BatchContext,
  { table, columns }: Resource,
  rows: readonly Row[],
): Promise<readonly StoredRow[]> {
  const all: readonly RelationColumn[] = [
    { name: 'source_id', type: 'text', values: rows.map(({ record }) => record.sourceId) },
    { name: 'source_hash', type: 'text', values: rows.map(({ hash }) => hash) },
    {
      name: 'source_updated_at',
      type: 'timestamptz',
      values: rows.map(({ record }) => record.updatedAt ?? null),
    },
    ...columns.map(({ name, type, value }) => ({ name, type, values: rows.map(value) })),
  ]
  const changed = [
    'source_hash = excluded.source_hash',
    `source_updated_at = coalesce(excluded.source_updated_at, ${table}.source_updated_at)`,
    ...columns.filter(({ isInsertOnly }) => !isInsertOnly).map(({ name }) => `${name} = excluded.${name}`),
  ]
  const names = all.map(({ name }) => name).join(', ')
  const stored = await select<{ id: number; source_id: string }>(
    tx,
    sql`insert into ${sql.raw(`${table} (vendor_id, ${names})`)}
      select ${vendorId}::integer, ${sql.raw(names)} from ${relation('r', all)}
      on conflict (vendor_id, source_id) where source_id is not null
      do update set ${sql.raw(changed.join(', '))}
      returning id, source_id`,
  )
  const ids = new Map(stored.map(({ id, source_id }) => [source_id, id]))
  return rows.map(row => ({ ...row, id: ids.get(row.record.sourceId) ?? 0 }))
}
