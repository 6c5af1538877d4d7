import { limits } from '../../../src/api/schemas/limits.ts'
import { cursorKeyOf, cutPage } from '../../http/cutPage.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { checkFileUrl, signedFileUrl } from '../../http/signedFileUrl.ts'
import type { DocumentServices } from './DocumentServices.ts'
import { reportFile } from './reportFile.ts'
import { reportQueries } from './reportQueries.ts'

/** Documents and yearly reports of a contract (DOC-1). */
export function documentsRoutes(services: DocumentServices): Routes['documents'] {
  const queries = reportQueries(services.database.queries)

  return {
    async reports({ session, contract, query }) {
      const { cursor, limit = limits.pageSize.default, category, year, search = '' } = query
      const list = ['reports', contract.id, category ?? '', year ?? '', search]
      const cursorKey = await cursorKeyOf(services, list, cursor)
      const filter = { category, year, search }
      const rows = await queries.page(session.user.id, contract, filter, cursorKey, limit + 1)
      const total = await queries.count(contract, filter)
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
        meta: { total, nextCursor: page.nextCursor },
      }
    },

    async reportCategories({ contract }) {
      return { data: await queries.categories(contract) }
    },

    async reportFileUrl({ session, contract, params }) {
      const user = session.user.id
      const report = await queries.find(contract, params.report)
      if (!report) throw new HttpError('not_found')
      // Requesting the file marks the document as read.
      await queries.markRead(user, contract, report.id)
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
