import { centsText } from '../../../src/api/rules/money.ts'
import type { HistoryEntry } from '../../../src/api/schemas/invoices.ts'
import type { Queries } from '../../database/Database.ts'
import { and, desc, sql } from '../../database/drizzle.ts'
import { type PgColumn, unionAll } from '../../database/drizzlePgCore.ts'
import { preparePage } from '../../database/preparePage.ts'
import { type ContractKey, contractAt, contractValues, isOfContract } from '../contracts/isOfContract.ts'
import { invoices, payments } from './tables.ts'
import { yearFilter } from './yearFilter.ts'

export interface HistoryParams {
  readonly kind: 'invoice' | 'payment' | undefined
  readonly year: number | undefined
  /** Sort key of the previous page's last row. */
  readonly after: readonly (string | number)[] | undefined
  readonly limit: number
}

const at = sql.placeholder

/**
 * Prepares a page of a contract's invoices and payments as one list, newest first; of one day, payments come first. It has
 * one row more than the limit if more follow.
 */
export function prepareHistory(queries: Queries) {
  const kindIs = (kind: HistoryEntry['kind']) => sql`coalesce(${at('kind')}::text, ${kind}) = ${kind}`
  const isInYear = (date: PgColumn) =>
    sql`(${at('from')}::date is null or ${date} between ${at('from')}::date and ${at('to')}::date)`
  const list = queries.$with('list').as(
    unionAll(
      queries
        .select({
          // First, because it is never null.
          id: invoices.id,
          kind: sql<HistoryEntry['kind']>`'invoice'`.as('kind'),
          date: invoices.date,
          reference: invoices.number,
          period: sql<string | null>`${invoices.period}::text`.as('period'),
          amountCents: invoices.amountCents,
          currency: invoices.currency,
          payer: sql<string | null>`null::text`.as('payer'),
          payment: sql<string | null>`null::text`.as('payment'),
        })
        .from(invoices)
        .where(and(isOfContract(invoices, contractAt), kindIs('invoice'), isInYear(invoices.date))),
      queries
        .select({
          id: payments.id,
          kind: sql<HistoryEntry['kind']>`'payment'`.as('kind'),
          date: payments.date,
          reference: payments.reference,
          period: sql<string | null>`null::text`.as('period'),
          amountCents: payments.amountCents,
          currency: payments.currency,
          payer: sql<string | null>`${payments.payer}`.as('payer'),
          payment: sql<string | null>`${payments.orderReference}`.as('payment'),
        })
        .from(payments)
        .where(and(isOfContract(payments, contractAt), kindIs('payment'), isInYear(payments.date))),
    ),
  )
  const page = preparePage(
    queries,
    list,
    queries
      .select()
      .from(list)
      .where(
        sql`(${at('afterDate')}::date is null
          or (${list.date}, ${list.kind}, ${list.id}) < (${at('afterDate')}::date, ${at('afterKind')}::text, ${at('afterId')}::integer))`,
      )
      .orderBy(desc(list.date), desc(list.kind), desc(list.id))
      .limit(at('limit')),
  )
  return (contract: ContractKey, { kind, year, after, limit }: HistoryParams) => {
    const [afterDate = null, afterKind = null, afterId = null] = after ?? []
    return page({
      ...contractValues(contract),
      ...yearFilter(year),
      ...{ afterDate, afterKind, afterId },
      kind: kind ?? null,
      limit: limit + 1,
    })
  }
}

type HistoryRow = Awaited<ReturnType<ReturnType<typeof prepareHistory>>>['rows'][number]

export const historyEntry = ({ id, amountCents, period, ...entry }: HistoryRow): HistoryEntry => ({
  ...entry,
  id: `${entry.kind}-${id}`,
  period: period?.slice(0, 7) ?? null,
  amount: centsText(amountCents),
})
