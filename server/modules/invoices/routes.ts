import { centsText } from '../../../src/api/rules/money.ts'
import { limits } from '../../../src/api/schemas/limits.ts'
import { dayIn } from '../../days.ts'
import { readCursor, writeCursor } from '../../http/cursor.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { checkFileUrl, signedFileUrl } from '../../http/signedFileUrl.ts'
import { billChanges } from './billChanges.ts'
import { billedMonths } from './billedMonths.ts'
import { dueInAll } from './dueInAll.ts'
import { hasInvoice } from './hasInvoice.ts'
import { historyPage } from './historyPage.ts'
import type { InvoiceServices } from './InvoiceServices.ts'
import { invoiceAnswer } from './invoiceAnswer.ts'
import { invoiceFile } from './invoiceFile.ts'
import { invoiceQueries } from './invoiceQueries.ts'
import { lastInvoice } from './lastInvoice.ts'
import { prepaidOf } from './prepaidOf.ts'
import { serviceCatalogue } from './serviceNames.ts'
import { transferDetails } from './transferDetails.ts'

/** Bills of a contract: the latest, the list, the history and their PDFs (BIL-1). */
export function invoicesRoutes(services: InvoiceServices): Routes['invoices'] {
  const { database, clock, signer } = services
  const { queries } = database
  const prepared = invoiceQueries(database)
  const today = ({ timeZone }: { readonly timeZone: string }) => dayIn(timeZone, clock())

  return {
    async lastInvoice({ session, contract }) {
      const row = await lastInvoice(queries, session.user.id, contract)
      const day = today(contract)
      if (!row) return { data: null }
      const sums = await dueInAll(queries, session.user.id, contract.vendorId)
      const prepaid = await prepaidOf(queries, contract, row.invoice.currency)
      return {
        data: {
          ...invoiceAnswer(row.invoice, day),
          isRead: !row.isUnread,
          dueInAll: sums,
          ...(prepaid > 0 && { prepaid: centsText(prepaid) }),
        },
      }
    },

    async invoices({ contract, query: { cursor, limit = limits.pageSize.default, type, year } }) {
      const list = ['invoices', contract.id, type ?? '', year ?? '']
      const [afterDate = null, afterId = null] =
        cursor === undefined ? [] : await readCursor(await signer(), list, cursor)
      const filter = {
        vendorId: contract.vendorId,
        contractId: contract.id,
        type: type ?? null,
        from: year === undefined ? null : `${year}-01-01`,
        to: year === undefined ? null : `${year}-12-31`,
      }
      // Reads one row more than requested, to know whether a next page exists.
      const [rows, [count]] = await Promise.all([
        prepared.page.execute({ ...filter, afterDate, afterId, limit: limit + 1 }),
        prepared.count.execute(filter),
      ])
      const page = rows.slice(0, limit)
      const lastRow = rows.length > limit ? page.at(-1) : undefined
      const day = today(contract)
      return {
        data: page.map(row => invoiceAnswer(row, day)),
        meta: {
          total: count?.total ?? 0,
          nextCursor: lastRow ? await writeCursor(await signer(), list, [lastRow.date, lastRow.id]) : null,
        },
      }
    },

    async invoiceHistory({ contract, query: { cursor, limit = limits.pageSize.default, kind, year } }) {
      const list = ['history', contract.id, kind ?? '', year ?? '']
      const cursorKey = cursor === undefined ? undefined : await readCursor(await signer(), list, cursor)
      const { entries, total, last } = await historyPage(queries, contract, {
        kind,
        year,
        after: cursorKey,
        limit,
      })
      return {
        data: entries,
        meta: { total, nextCursor: last ? await writeCursor(await signer(), list, last) : null },
      }
    },

    async billedMonths({ contract }) {
      return { data: await billedMonths(queries, contract) }
    },

    async billChanges({ contract, params }) {
      return { data: await billChanges(queries, contract, params.invoice) }
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
