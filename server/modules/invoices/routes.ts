import { centsText } from '../../../src/api/rules/money.ts'
import { limits } from '../../../src/api/schemas/limits.ts'
import { dayIn } from '../../common/days.ts'
import { cursorKeyOf, cutPage, pageLimit } from '../../http/cutPage.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { checkFileUrl, signedFileUrl } from '../../http/signedFileUrl.ts'
import { contractValues } from '../contracts/isOfContract.ts'
import { billChanges } from './billChanges.ts'
import { prepareBilledMonths } from './billedMonths.ts'
import { hasInvoice } from './hasInvoice.ts'
import { historyEntry, prepareHistory } from './historyPage.ts'
import type { InvoiceServices } from './InvoiceServices.ts'
import { invoiceAnswer } from './invoiceAnswer.ts'
import { invoiceFile } from './invoiceFile.ts'
import { invoiceQueries } from './invoiceQueries.ts'
import { prepareLastInvoice } from './lastInvoice.ts'
import { serviceCatalogue } from './serviceNames.ts'
import { transferDetails } from './transferDetails.ts'
import { yearFilter } from './yearFilter.ts'

/** Bills of a contract: the latest, the list, the history and their PDFs (BIL-1). */
export function invoicesRoutes(services: InvoiceServices): Routes['invoices'] {
  const { database, clock } = services
  const { queries } = database
  const list = invoiceQueries(queries)
  const lastInvoice = prepareLastInvoice(queries)
  const history = prepareHistory(queries)
  const billedMonths = prepareBilledMonths(queries)
  const today = ({ timeZone }: { readonly timeZone: string }) => dayIn(timeZone, clock())

  return {
    async lastInvoice({ session, contract }) {
      const [row] = await lastInvoice.execute({ ...contractValues(contract), userId: session.user.id })
      if (!row) return { data: null }
      return {
        data: {
          ...invoiceAnswer(row, today(contract)),
          isRead: !row.isUnread,
          dueInAll: row.dueInAll.map(({ cents, currency }) => ({ amount: centsText(cents), currency })),
          ...(row.prepaid > 0 && { prepaid: centsText(row.prepaid) }),
        },
      }
    },

    async invoices({ contract, query: { cursor, limit: requestedLimit, type, year } }) {
      const name = ['invoices', contract.id, type ?? '', year ?? '']
      const [afterDate = null, afterId = null] = (await cursorKeyOf(services, name, cursor)) ?? []
      const limit = pageLimit(requestedLimit)
      const result = await list.page({
        ...contractValues(contract),
        ...yearFilter(year),
        ...{ afterDate, afterId },
        type: type ?? null,
        limit: limit + 1,
      })
      const { rows, nextCursor } = await cutPage(services, name, result.rows, limit, row => [
        row.date,
        row.id,
      ])
      const day = today(contract)
      return { data: rows.map(row => invoiceAnswer(row, day)), meta: { total: result.total, nextCursor } }
    },

    async invoiceHistory({ contract, query: { cursor, limit = limits.pageSize.default, kind, year } }) {
      const list = ['history', contract.id, kind ?? '', year ?? '']
      const after = await cursorKeyOf(services, list, cursor)
      const { rows, total } = await history(contract, { kind, year, after, limit })
      const page = await cutPage(services, list, rows, limit, ({ date, kind, id }) => [date, kind, id])
      return { data: page.rows.map(historyEntry), meta: { total, nextCursor: page.nextCursor } }
    },

    async billedMonths({ contract }) {
      return { data: await billedMonths(contract) }
    },

    async billChanges({ contract, params, locale }) {
      return { data: await billChanges(queries, contract, params.invoice, locale) }
    },

    async transferDetails({ contract, params }) {
      return { data: await transferDetails(queries, contract, params.invoice) }
    },

    async serviceCatalogue() {
      return { data: serviceCatalogue }
    },

    async invoiceFileUrl({ session, contract, params, locale }) {
      if (!(await hasInvoice(queries, contract, params.invoice))) throw new HttpError('not_found')
      const user = session.user.id
      const data = await signedFileUrl(services, {
        path: `invoices/${params.invoice}`,
        purpose: 'invoice-file',
        ids: [params.invoice, user],
        search: { user: String(user), locale },
      })
      return { data }
    },

    async invoiceFile({ params, query, locale }) {
      const { user, download } = query
      await checkFileUrl(services, { purpose: 'invoice-file', ids: [params.invoice, user] }, query)
      return invoiceFile(services, params.invoice, user, query.locale ?? locale, download === '1')
    },
  }
}
