import { and, desc, eq, sql } from 'drizzle-orm'
import { limits } from '../../../src/api/schemas/limits.ts'
import { behind, cutPage } from '../../http/cutPage.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { checkFileUrl, signedFileUrl } from '../../http/signedFileUrl.ts'
import { isUnreadBy } from '../unreads/isUnread.ts'
import { unreads } from '../unreads/tables.ts'
import type { DocumentServices } from './DocumentServices.ts'
import { reportFile } from './reportFile.ts'
import { reports } from './tables.ts'
import { visibleReports } from './visibleReports.ts'

/** Escapes the wildcards of LIKE. */
const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Documents and yearly reports of a contract (DOC-1). */
export function documentsRoutes(services: DocumentServices): Routes['documents'] {
  const { database } = services
  const { queries } = database

  return {
    async reports({ session, contract, query }) {
      const { cursor, limit = limits.pageSize.default, category, year, search = '' } = query
      const list = ['reports', contract.id, category ?? '', year ?? '', search]
      const cursorKey = await behind(services, list, cursor)
      const pattern = `%${escapeLike(search)}%`
      const matchesFilter = and(
        visibleReports(contract),
        category && eq(reports.category, category),
        year === undefined
          ? undefined
          : sql`${reports.date} between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date`,
        search === ''
          ? undefined
          : sql`(${reports.name} ilike ${pattern} or ${reports.comment} ilike ${pattern})`,
      )
      const isUnread = isUnreadBy(session.user.id, contract.id, 'yearlyReports', reports.id)
      const rows = await queries
        .select({ report: reports, isUnread })
        .from(reports)
        .where(
          and(
            matchesFilter,
            cursorKey &&
              sql`(${reports.date}, ${reports.id}) < (${cursorKey[0]}::date, ${cursorKey[1]}::integer)`,
          ),
        )
        .orderBy(desc(reports.date), desc(reports.id))
        .limit(limit + 1)
      const [count] = await queries
        .select({ total: sql<number>`count(*)::integer` })
        .from(reports)
        .where(matchesFilter)
      const page = await cutPage(services, list, rows, limit, ({ report }) => [report.date, report.id])
      return {
        data: page.rows.map(({ report, isUnread }) => ({
          id: report.id,
          date: report.date,
          name: report.name,
          category: report.category,
          comment: report.comment,
          isYearlyReport: report.isYearlyReport,
          isRead: !isUnread,
        })),
        meta: { total: count?.total ?? 0, nextCursor: page.nextCursor },
      }
    },

    async reportCategories({ contract }) {
      const rows = await queries
        .select({ category: reports.category, count: sql<number>`count(*)::integer` })
        .from(reports)
        .where(visibleReports(contract))
        .groupBy(reports.category)
        .orderBy(reports.category)
      return { data: rows }
    },

    async reportFileUrl({ session, contract, params }) {
      const [report] = await queries
        .select({ id: reports.id })
        .from(reports)
        .where(and(eq(reports.id, params.report), visibleReports(contract)))
      if (!report) throw new HttpError('not_found')
      // Requesting the file marks the document as read.
      await queries
        .delete(unreads)
        .where(
          and(
            eq(unreads.userId, session.user.id),
            eq(unreads.contractId, contract.id),
            eq(unreads.module, 'yearlyReports'),
            eq(unreads.itemId, report.id),
          ),
        )
      const user = session.user.id
      const data = await signedFileUrl(services, {
        path: `reports/${report.id}`,
        purpose: 'report-file',
        ids: [report.id, user],
        search: { user: String(user) },
      })
      return { data }
    },

    async reportFile({ params, query: { user, ...signed } }) {
      await checkFileUrl(services, { purpose: 'report-file', ids: [params.report, user] }, signed)
      return reportFile(services, params.report, user)
    },
  }
}
