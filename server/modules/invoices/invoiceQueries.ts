import type { Queries } from '../../database/Database.ts'
import { and, desc, sql } from '../../database/drizzle.ts'
import { isAfterRow } from '../../database/isAfterRow.ts'
import { preparePage } from '../../database/preparePage.ts'
import { contractAt, isOfContract } from '../contracts/isOfContract.ts'
import { answered } from './invoiceAnswer.ts'
import { invoices } from './tables.ts'

const at = sql.placeholder

/**
 * Queries of a contract's invoices by `type` and by the days `from` and `to`; null switches a filter off.
 */
export function invoiceQueries(queries: Queries) {
  const type = sql`${at('type')}::text`
  const from = sql`${at('from')}::date`
  const to = sql`${at('to')}::date`
  const list = queries.$with('list').as(
    queries
      .select(answered)
      .from(invoices)
      .where(
        and(
          isOfContract(invoices, contractAt),
          sql`(${type} is null or ${invoices.type} = ${type})`,
          sql`(${from} is null or ${invoices.date} between ${from} and ${to})`,
        ),
      ),
  )

  return {
    /** Newest first, after the row with `afterDate` and `afterId`. */
    page: preparePage(
      queries,
      list,
      queries
        .select()
        .from(list)
        .where(isAfterRow(list.date, list.id, 'date'))
        .orderBy(desc(list.date), desc(list.id))
        .limit(at('limit')),
    ),
  }
}
