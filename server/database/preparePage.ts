import { namedByConnection } from './createStatementNames.ts'
import type { Queries } from './Database.ts'
import { Column, is, sql } from './drizzle.ts'
import { PgNumeric, type WithSubqueryWithSelection } from './drizzlePgCore.ts'
import { jsonRows, type Selection } from './jsonRows.ts'

interface Page<Row> {
  readonly rows: readonly Row[]
  /** Number of rows of the whole list. */
  readonly total: number
}

/**
 * Names of the columns that are moments.
 * @throws Error if one is numeric, because JSON would make a floating-point number of it
 */
const momentsOf = (fields: Readonly<Record<string, unknown>>) =>
  Object.keys(fields).filter(name => {
    const field = fields[name]
    if (is(field, PgNumeric)) throw new Error(`"${name}" of a page is numeric: select it as text.`)
    return is(field, Column) && field.dataType === 'date'
  })

/**
 * Prepares one statement that reads a page of a list and counts the list; also where the page is empty. The database
 * writes the page as JSON, because Drizzle's mapping of each value took a fifth of such a call.
 * @param list all rows that match, which the database finds once
 * @param page rows of the list, in order
 * @throws Error if a column of the page is numeric
 */
export function preparePage<Row extends object>(
  queries: Queries,
  // biome-ignore lint/suspicious/noExplicitAny: Drizzle's type of a list with any columns
  list: WithSubqueryWithSelection<any, string>,
  page: Selection<Row>,
): (values: Readonly<Record<string, unknown>>) => Promise<Page<Row>> {
  const statement = queries
    .with(list)
    .select({ total: sql<number>`count(*)::integer`, rows: jsonRows(page, 'page') })
    .from(list)
    .prepare(namedByConnection)
  const moments = momentsOf(page.as('page')._.selectedFields)
  const revived = (row: Row): Row => ({
    ...row,
    ...Object.fromEntries(
      moments.map(name => {
        const moment = (row as Readonly<Record<string, string | null>>)[name]
        return [name, moment && new Date(moment)]
      }),
    ),
  })
  return async values => {
    const [page] = await statement.execute({ ...values })
    if (!page) throw new Error('A count has a row.')
    return { rows: moments.length > 0 ? page.rows.map(revived) : page.rows, total: page.total }
  }
}
