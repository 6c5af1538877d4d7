import { sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { onEachDatabase } from '../../support/onEachDatabase.ts'
import { nameOf, spreadTables } from '../../support/placement.ts'

interface Key {
  readonly table: string
  readonly parent: string | null
  readonly isPrimary: boolean
  readonly columns: readonly string[]
}

/** Unique indexes, and foreign keys with their parent. */
const keys = sql`
  select i.indrelid::regclass::text as "table", null as parent, i.indisprimary as "isPrimary",
    array_agg(a.attname::text order by k.position) as columns
  from pg_index i
  cross join unnest(i.indkey::smallint[]) with ordinality k (attnum, position)
  join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
  where i.indisunique
  group by i.indexrelid, i.indrelid, i.indisprimary
  union all
  select c.conrelid::regclass::text, c.confrelid::regclass::text, false,
    array_agg(a.attname::text order by k.position)
  from pg_constraint c
  cross join unnest(c.conkey) with ordinality k (attnum, position)
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
  where c.contype = 'f'
  group by c.oid, c.conrelid, c.confrelid`

const snake = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

onEachDatabase('Keys of tables that are spread', server => {
  const read = async () => {
    const { rows } = (await server().database.queries.execute(keys)) as unknown as { rows: readonly Key[] }
    const names = new Set(spreadTables.map(nameOf))
    return { names, rows: rows.filter(({ table }) => names.has(table)) }
  }

  test('API-2: each primary key, unique key and foreign key between them holds the vendor', async () => {
    const { names, rows } = await read()
    expect(rows.length).toBeGreaterThan(150)
    const without = rows.filter(
      ({ parent, columns }) => (parent === null || names.has(parent)) && !columns.includes('vendor_id'),
    )
    expect(without).toEqual([])
  })

  test('API-2: each has the primary key that the code declares', async () => {
    const { rows } = await read()
    const stored = rows
      .filter(({ isPrimary }) => isPrimary)
      .map(({ table, columns }) => [table, [...columns].sort()])
    const declared = spreadTables.map(table => {
      const { columns, primaryKeys } = getTableConfig(table)
      const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
      return [nameOf(table), key.map(({ name }) => snake(name)).sort()]
    })
    expect(Object.fromEntries(stored)).toEqual(Object.fromEntries(declared))
  })
})
