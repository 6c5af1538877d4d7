import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { onEachDatabase } from '../../support/onEachDatabase.ts'

/**
 * Foreign keys by which their table can be searched only as a whole. An index serves a key if it begins with one
 * of its columns, or with the vendor and another one. The vendor alone serves only a key of nothing else, because
 * many rows have the same vendor; ids of other tables are unique without it.
 */
const unindexedForeignKeys = sql`
  with keys as (
    select c.conrelid, array_agg(a.attname order by k.position) as columns
    from pg_constraint c
    cross join unnest(c.conkey) with ordinality k (attnum, position)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
    where c.contype = 'f'
    group by c.oid, c.conrelid
  ), indexes as (
    select i.indrelid, array_agg(a.attname order by k.position) as columns
    from pg_index i
    cross join unnest(i.indkey::smallint[]) with ordinality k (attnum, position)
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
    where i.indpred is null
    group by i.indexrelid, i.indrelid
  )
  select distinct conrelid::regclass || ' (' || array_to_string(keys.columns, ', ') || ')' as "key"
  from keys
  where not exists (
    select from indexes
    where indrelid = conrelid and (
      indexes.columns[1] = any(array_remove(keys.columns, 'vendor_id'))
      or indexes.columns[1] = 'vendor_id' and (
        keys.columns = array['vendor_id']::name[]
        or indexes.columns[2] = any(array_remove(keys.columns, 'vendor_id'))
      )
    )
  )
  order by 1`

onEachDatabase('Indexes', server => {
  test('SEC-15: every foreign key has an index that serves it', async () => {
    const { rows } = (await server().database.queries.execute(unindexedForeignKeys)) as unknown as {
      rows: readonly { key: string }[]
    }
    expect(rows.map(({ key }) => key)).toEqual([])
  })
})
