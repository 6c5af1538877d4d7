import { sql } from '../../../database/drizzle.ts'
import { listOf, relation } from '../batches/relation.ts'
import type { AnyRecord, BatchContext, StoredRow } from '../Resource.ts'

interface WithPdf extends AnyRecord {
  readonly pdf?: string | undefined
}

/** Stores the vendor's own PDFs of rows; a changed record without one removes it. */
export async function storePdfs(
  { tx, vendorId }: BatchContext,
  { table, parent }: { readonly table: string; readonly parent: string },
  rows: readonly StoredRow<WithPdf>[],
): Promise<void> {
  const without = rows.filter(({ record, existingId }) => existingId !== undefined && !record.pdf)
  if (without.length > 0)
    await tx.execute(sql`delete from ${sql.raw(table)}
      where vendor_id = ${vendorId} and ${sql.raw(parent)} in ${listOf(
        'integer',
        without.map(({ id }) => id),
      )}`)
  const withPdf = rows.filter(({ record }) => record.pdf)
  if (withPdf.length === 0) return
  const files = relation('r', [
    { name: 'id', type: 'integer', values: withPdf.map(({ id }) => id) },
    { name: 'content', type: 'text', values: withPdf.map(({ record }) => record.pdf ?? null) },
  ])
  await tx.execute(sql`insert into ${sql.raw(`${table} (vendor_id, ${parent}, content)`)}
    select ${vendorId}::integer, id, decode(content, 'base64') from ${files}
    on conflict (${sql.raw(parent)}, vendor_id) do update set content = excluded.content`)
}
