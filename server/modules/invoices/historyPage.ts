import { and, desc, eq, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { centsText } from '../../../src/api/rules/money.ts'
import type { HistoryEntry } from '../../../src/api/schemas/invoices.ts'
import type { Queries } from '../../database/Database.ts'
import { type ContractKey, isOfContract } from '../contracts/isOfContract.ts'
import { invoices, payments } from './tables.ts'

export interface HistoryWish {
  readonly kind: 'invoice' | 'payment' | undefined
  readonly year: number | undefined
  /** Sort key of the previous page's last row. */
  readonly after: readonly (string | number)[] | undefined
  readonly limit: number
}

export interface HistoryPage {
  readonly entries: HistoryEntry[]
  readonly total: number
  /** Sort key of the last row if more rows follow. */
  readonly last: readonly (string | number)[] | undefined
}

/**
 * Returns a page of a contract's invoices and payments as one list, newest first; of one day, payments
 * come first.
 */
export async function historyPage(
  queries: Queries,
  contract: ContractKey,
  { kind, year, after, limit }: HistoryWish,
): Promise<HistoryPage> {
  const entries = unionAll(
    queries
      .select({
        kind: sql<'invoice' | 'payment'>`'invoice'`.as('kind'),
        id: invoices.id,
        date: invoices.date,
        reference: invoices.number,
        period: sql<string | null>`${invoices.period}::text`.as('period'),
        amountCents: invoices.amountCents,
        currency: invoices.currency,
        payer: sql<string | null>`null::text`.as('payer'),
      })
      .from(invoices)
      .where(isOfContract(invoices, contract)),
    queries
      .select({
        kind: sql<'invoice' | 'payment'>`'payment'`.as('kind'),
        id: payments.id,
        date: payments.date,
        reference: payments.reference,
        period: sql<string | null>`null::text`.as('period'),
        amountCents: payments.amountCents,
        currency: payments.currency,
        payer: sql<string | null>`${payments.payer}`.as('payer'),
      })
      .from(payments)
      .where(isOfContract(payments, contract)),
  ).as('entries')

  const matchesFilter = and(
    kind && eq(entries.kind, kind),
    year === undefined ? undefined : sql`${entries.date} between ${`${year}-01-01`} and ${`${year}-12-31`}`,
  )
  const isBehind = after
    ? sql`(${entries.date}, ${entries.kind}, ${entries.id}) < (${after[0]}::date, ${after[1]}, ${after[2]}::integer)`
    : undefined
  const rows = await queries
    .select()
    .from(entries)
    .where(and(matchesFilter, isBehind))
    .orderBy(desc(entries.date), desc(entries.kind), desc(entries.id))
    .limit(limit + 1)
  const [count] = await queries
    .select({ total: sql<number>`count(*)::integer` })
    .from(entries)
    .where(matchesFilter)

  const page = rows.slice(0, limit)
  const lastRow = rows.length > limit ? page.at(-1) : undefined
  return {
    entries: page.map(({ id, amountCents, period, ...entry }) => ({
      ...entry,
      id: `${entry.kind}-${id}`,
      period: period?.slice(0, 7) ?? null,
      amount: centsText(amountCents),
    })),
    total: count?.total ?? 0,
    last: lastRow && [lastRow.date, lastRow.kind, lastRow.id],
  }
}
