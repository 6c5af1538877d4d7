import type { Queries } from '../../database/Database.ts'
import { and, desc, eq, sql } from '../../database/drizzle.ts'
import { type ContractKey, isOfContract } from '../contracts/isOfContract.ts'
import { isUnreadBy } from '../unreads/isUnreadBy.ts'
import { unreads } from '../unreads/tables.ts'
import { reports } from './tables.ts'
import { visibleReports } from './visibleReports.ts'

type Contract = Parameters<typeof visibleReports>[0]

interface ReportFilter {
  readonly category: (typeof reports.$inferSelect)['category'] | undefined
  readonly year: number | undefined
  readonly search: string
}

/** Escapes the wildcards of LIKE. */
const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

function matches(contract: Contract, { category, year, search }: ReportFilter) {
  const pattern = `%${escapeLike(search)}%`
  return and(
    visibleReports(contract),
    category && eq(reports.category, category),
    year === undefined
      ? undefined
      : sql`${reports.date} between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date`,
    search === ''
      ? undefined
      : sql`(${reports.name} ilike ${pattern} or ${reports.comment} ilike ${pattern})`,
  )
}

/** Queries of the documents that are visible with a contract. */
export const reportQueries = (queries: Queries) => ({
  /** Newest first, after the row with the cursor's date and id. */
  page: (
    userId: number,
    contract: Contract,
    filter: ReportFilter,
    cursorKey: readonly (string | number)[] | undefined,
    limit: number,
  ) =>
    queries
      .select({
        report: reports,
        isUnread: isUnreadBy(userId, isOfContract(unreads, contract), ['yearlyReports'], reports.id),
      })
      .from(reports)
      .where(
        and(
          matches(contract, filter),
          cursorKey &&
            sql`(${reports.date}, ${reports.id}) < (${cursorKey[0]}::date, ${cursorKey[1]}::integer)`,
        ),
      )
      .orderBy(desc(reports.date), desc(reports.id))
      .limit(limit),

  async count(contract: Contract, filter: ReportFilter) {
    const [count] = await queries
      .select({ total: sql<number>`count(*)::integer` })
      .from(reports)
      .where(matches(contract, filter))
    return count?.total ?? 0
  },

  categories: (contract: Contract) =>
    queries
      .select({ category: reports.category, count: sql<number>`count(*)::integer` })
      .from(reports)
      .where(visibleReports(contract))
      .groupBy(reports.category)
      .orderBy(reports.category),

  async find(contract: Contract, id: number) {
    const [report] = await queries
      .select({ id: reports.id })
      .from(reports)
      .where(and(eq(reports.id, id), visibleReports(contract)))
    return report
  },

  async markRead(userId: number, contract: ContractKey, id: number) {
    await queries
      .delete(unreads)
      .where(
        and(
          eq(unreads.userId, userId),
          isOfContract(unreads, contract),
          eq(unreads.module, 'yearlyReports'),
          eq(unreads.itemId, id),
        ),
      )
  },
})
