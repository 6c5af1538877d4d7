import { type SQL, sql } from '../../../database/drizzle.ts'

export type SqlValue = string | number | boolean | null
export type ColumnType =
  | 'text'
  | 'integer'
  | 'smallint'
  | 'bigint'
  | 'numeric'
  | 'boolean'
  | 'date'
  | 'timestamptz'
  | 'jsonb'
  | 'bytea'

/** Writes values as the text of a PostgreSQL array, which both drivers send alike. */
function arrayText(values: readonly SqlValue[]): string {
  const items = values.map(value =>
    value === null
      ? 'NULL'
      : typeof value === 'string'
        ? `"${/[\\"]/.test(value) ? value.replace(/[\\"]/g, '\\$&') : value}"`
        : String(value),
  )
  return `{${items.join(',')}}`
}

/** Values as one SQL array. */
const array = (type: ColumnType, values: readonly SqlValue[]): SQL =>
  sql`${arrayText(values)}::text::${sql.raw(type)}[]`

/** Values for `in`. As `= any(array)` PostgreSQL would read the array's text again for each row that it compares. */
export const listOf = (type: ColumnType, values: readonly SqlValue[]): SQL =>
  sql`(select unnest(${array(type, values)}))`

export interface RelationColumn {
  readonly name: string
  readonly type: ColumnType
  readonly values: readonly SqlValue[]
}

/** Columns of values as one relation: `from unnest(…) as name(columns)`. One parameter per column. */
export function relation(name: string, columns: readonly RelationColumn[]): SQL {
  const arrays = sql.join(
    columns.map(({ type, values }) => array(type, values)),
    sql`, `,
  )
  return sql`unnest(${arrays}) as ${sql.raw(`${name}(${columns.map(column => column.name).join(', ')})`)}`
}

interface Keyed {
  readonly table: string
  readonly vendorId: number
  readonly column: string
  readonly keys: readonly string[]
}

/**
 * Rows `t` of a vendor by a unique column, for keys `k.key`. Each key is looked up by itself: a join
 * compares every row of the vendor with every key while the table has no statistics.
 */
export const rowsWithKeys = ({ table, vendorId, column, keys }: Keyed): SQL =>
  sql`(select distinct key from unnest(${array('text', keys)}) as u(key)) as k
    cross join lateral (select * from ${sql.raw(table)} as r
      where r.vendor_id = ${vendorId} and r.${sql.raw(column)} = k.key limit 1) as t`
