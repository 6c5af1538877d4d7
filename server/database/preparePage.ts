import { sql } from 'drizzle-orm'
import type { WithSubqueryWithSelection } from 'drizzle-orm/pg-core'
import { namedByConnection } from './createStatementNames.ts'
import type { Queries } from './Database.ts'
import type { Selection } from './jsonRows.ts'

interface Page<Row> {
  readonly rows: readonly Row[]
  /** Number of rows of the whole list. */
  readonly total: number
}

/**
 * Prepares one statement that reads a page of a list and counts the list; also where the page is empty.
 * @param list all rows that match, which the database finds once
 * @param page rows of the list, in order; its first field is never null
 */
export function preparePage<Row extends object>(
  queries: Queries,
  // biome-ignore lint/suspicious/noExplicitAny: Drizzle's type of a list with any columns
  list: WithSubqueryWithSelection<any, string>,
  page: Selection<Row>,
): (values: Readonly<Record<string, unknown>>) => Promise<Page<Row>> {
  const counted = queries
    .select({ total: sql<number>`count(*)::integer`.as('total') })
    .from(list)
    .as('counted')
  const statement = queries
    .with(list)
    .select()
    .from(counted)
    // A join without a condition keeps the order of the page.
    .leftJoin(page.as('page') as unknown as typeof counted, sql`true`)
    .prepare(namedByConnection)
  return async values => {
    const rows = (await statement.execute({ ...values })) as unknown as readonly {
      readonly counted: { readonly total: number }
      readonly page: Row | null
    }[]
    return { rows: rows.flatMap(({ page: row }) => row ?? []), total: rows[0]?.counted.total ?? 0 }
  }
}
