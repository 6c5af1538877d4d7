import { type AnyColumn, type SQL, sql } from './drizzle.ts'

const at = sql.placeholder

/**
 * SQL condition of a page of a list that is sorted by a moment or day and the id, the latest first: rows after the one with
 * the parameters `afterDate` and `afterId`. All rows if these are null.
 * @param type of the column `date`
 */
export function isAfterRow(
  date: AnyColumn | SQL.Aliased,
  id: AnyColumn | SQL.Aliased,
  type: 'date' | 'timestamptz',
): SQL {
  const afterDate = sql`${at('afterDate')}::${sql.raw(type)}`
  return sql`(${afterDate} is null or (${date}, ${id}) < (${afterDate}, ${at('afterId')}::integer))`
}
