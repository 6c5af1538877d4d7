import { integer, numeric, pgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { openPostgres } from '../../../server/database/openPostgres.ts'
import { preparePage } from '../../../server/database/preparePage.ts'

test('API-2: a page with a numeric column is refused, because JSON would make a floating-point number of it', () => {
  const readings = pgTable('readings', { id: integer(), value: numeric() })
  // Opens no connection before the first query.
  const { queries } = openPostgres('postgres://localhost/none', () => {})
  const list = queries.$with('list').as(queries.select().from(readings))
  expect(() => preparePage(queries, list, queries.select().from(list))).toThrow(
    '"value" of a page is numeric: select it as text.',
  )
  const ids = queries.select({ id: list.id }).from(list)
  expect(() => preparePage(queries, list, ids)).not.toThrow()
})
