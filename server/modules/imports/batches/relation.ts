import { type SQL, sql } from 'drizzle-orm'

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
export const array = (type: ColumnType, values: readonly SqlValue[]): SQL =>
  sql`${arrayText(values)}::text::${sql.raw(type)}[]`

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
