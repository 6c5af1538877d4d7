import { and, desc, eq, sql } from 'drizzle-orm'
import { namedByConnection } from '../../database/createStatementNames.ts'
import type { Database } from '../../database/Database.ts'
import { invoices } from './tables.ts'

const at = sql.placeholder

/**
 * Prepared queries of a contract's invoices by type and period; null switches a filter off. Prepared
 * once, because no other query runs more often.
 */
export function invoiceQueries(database: Database) {
  const { queries } = database
  const type = sql`${at('type')}::text`
  const from = sql`${at('from')}::date`
  const to = sql`${at('to')}::date`
  const matches = and(
    eq(invoices.vendorId, at('vendorId')),
    eq(invoices.contractId, at('contractId')),
    sql`(${type} is null or ${invoices.type} = ${type})`,
    sql`(${from} is null or ${invoices.date} between ${from} and ${to})`,
  )
  const afterDate = sql`${at('afterDate')}::date`

  return {
    /** Newest first, after the row with `afterDate` and `afterId`. */
    page: queries
      .select()
      .from(invoices)
      .where(
        and(
          matches,
          sql`(${afterDate} is null or (${invoices.date}, ${invoices.id}) < (${afterDate}, ${at('afterId')}::integer))`,
        ),
      )
      .orderBy(desc(invoices.date), desc(invoices.id))
      .limit(at('limit'))
      .prepare(namedByConnection),

    count: queries
      .select({ total: sql<number>`count(*)::integer` })
      .from(invoices)
      .where(matches)
      .prepare(namedByConnection),
  }
}
