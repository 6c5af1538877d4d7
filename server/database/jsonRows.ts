import { type SQL, type Subquery, sql } from './drizzle.ts'

/** A query that can be part of another one. */
export interface Selection<Row> extends PromiseLike<Row[]> {
  readonly as: (alias: string) => Subquery
}

/**
 * SQL expression: the rows of a query as a JSON array, in the order of the query. It lets one statement read what
 * belongs to a row. Moments become texts of ISO 8601, and numerics lose their last zeros: select those as texts.
 * @param alias name of the query inside the statement
 */
export function jsonRows<Row extends object>(query: Selection<Row>, alias: string): SQL<Row[]> {
  const rows = query.as(alias)
  const columns = rows as unknown as Readonly<Record<string, SQL>>
  const fields = Object.keys(rows._.selectedFields).map(
    name => sql`${sql.raw(`'${name}'`)}, ${columns[name]}`,
  )
  return sql<
    Row[]
  >`(select coalesce(json_agg(json_build_object(${sql.join(fields, sql`, `)})), '[]'::json) from ${rows})`
}
