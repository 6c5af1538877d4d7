import { sql } from 'drizzle-orm'
import type { Queries } from '../../server/database/Database.ts'
import { nameOf, spreadTables } from './placement.ts'

/** Partitions of each table; enough that the demonstration's vendors are in several. */
const partitionCount = 4

interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/**
 * Splits the tables that can be spread into hash partitions by vendor, which PostgreSQL allows only if each of their
 * keys holds the vendor. All their keys, indexes and foreign keys are kept.
 * @param queries a migrated PostgreSQL whose tables of vendors are empty
 */
export async function spreadByVendor(queries: Queries): Promise<void> {
  const names = spreadTables.map(nameOf)
  await queries.transaction(async tx => {
    const execute = (statement: string) => tx.execute(sql.raw(statement))
    const quoted = names.map(name => `'${name}'`).join(', ')
    const { rows: foreignKeys } = (await execute(`
      select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint
      where contype = 'f' and (conrelid::regclass::text in (${quoted}) or confrelid::regclass::text in (${quoted}))`)) as unknown as {
      rows: readonly ForeignKey[]
    }
    for (const { table, name } of foreignKeys) await execute(`alter table ${table} drop constraint ${name}`)
    for (const name of names) {
      await execute(`alter table ${name} rename to whole`)
      await execute(`create table ${name} (like whole including all) partition by hash (vendor_id)`)
      for (let remainder = 0; remainder < partitionCount; remainder++)
        await execute(`create table ${name}_part${remainder} partition of ${name}
          for values with (modulus ${partitionCount}, remainder ${remainder})`)
      await execute('drop table whole')
    }
    for (const { table, name, definition } of foreignKeys)
      await execute(`alter table ${table} add constraint ${name} ${definition}`)
  })
}
