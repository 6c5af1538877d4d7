import { pathOf } from '../../../../src/api/rules/destinations.ts'
import { centsOf } from '../../../../src/api/rules/money.ts'
import { messageLists } from '../../../../src/api/rules/unreads.ts'
import type { Locale } from '../../../../src/api/schemas/locales.ts'
import { InvoiceRecord } from '../../../../src/api/vendor/schemas/records/invoiceRecord.ts'
import { addDays } from '../../../common/days.ts'
import { sql } from '../../../database/drizzle.ts'
import { formats } from '../../../pdf/drawing.ts'
import { deleteItems, markUnreadOfContracts } from '../batches/markUnread.ts'
import { replaceChildren } from '../batches/replaceChildren.ts'
import { type Row, resource, type StoredRow } from '../Resource.ts'
import { contractAudience } from './audience.ts'
import { lockInvoices } from './lockInvoices.ts'
import { mailByConsent } from './mailByConsent.ts'
import { pushNewInvoices } from './pushNewInvoices.ts'
import { referenceOf } from './referenceId.ts'
import { storePdfs } from './storePdfs.ts'

/** What was paid of bills that are known, in cents; filled for a batch before it is written. */
const paidOfKnown = new WeakMap<InvoiceRecord, number>()

const dueCents = ({ record }: Row<InvoiceRecord>): number =>
  record.amountDue === undefined
    ? Math.max(centsOf(record.amount) - (paidOfKnown.get(record) ?? 0), 0)
    : centsOf(record.amountDue)

export const invoices = resource<InvoiceRecord>({
  name: 'invoices',
  table: 'invoices',
  schema: InvoiceRecord,
  references: ({ contract }) => [{ field: 'contract', to: 'contracts', sourceId: contract }],
  change: { topic: 'invoices', audience: contractAudience },
  natural: { field: 'number', column: 'number', of: ({ number }) => number },
  columns: [
    { name: 'contract_id', type: 'integer', value: row => referenceOf(row, 'contract').id },
    { name: 'number', type: 'text', value: ({ record }) => record.number },
    { name: 'type', type: 'text', value: ({ record }) => record.type },
    { name: 'date', type: 'date', value: ({ record }) => record.date },
    { name: 'period', type: 'date', value: ({ record }) => `${record.period}-01` },
    { name: 'due_date', type: 'date', value: ({ record }) => record.dueDate },
    { name: 'amount_cents', type: 'bigint', value: ({ record }) => centsOf(record.amount) },
    { name: 'due_cents', type: 'bigint', value: dueCents },
    { name: 'prepaid_cents', type: 'bigint', value: ({ record }) => centsOf(record.prepaid ?? '0') },
    { name: 'is_pending', type: 'boolean', value: () => false, isInsertOnly: true },
    { name: 'currency', type: 'text', value: ({ record }) => record.currency },
    { name: 'creditor_reference', type: 'text', value: ({ record }) => record.creditorReference ?? null },
  ],

  /** A record without `amountDue` keeps what was paid, also by a payment that settled meanwhile (BIL-13). */
  async prepare(context, rows) {
    const known = rows.flatMap(({ existingId }) => (existingId === undefined ? [] : [existingId]))
    if (known.length === 0) return
    const paid = new Map((await lockInvoices(context, known)).map(row => [row.source_id, Number(row.paid)]))
    for (const { record } of rows) paidOfKnown.set(record, paid.get(record.sourceId) ?? 0)
  },

  async store(context, rows) {
    await replaceChildren(
      context,
      {
        table: 'invoice_lines',
        parent: 'invoice_id',
        columns: [
          { name: 'position', type: 'smallint', value: (_, index) => index + 1 },
          { name: 'service_code', type: 'text', value: line => line.service },
          { name: 'amount_cents', type: 'bigint', value: line => centsOf(line.amount) },
        ],
      },
      rows.map(row => ({ row, children: row.record.lines })),
    )
    await storePdfs(context, { table: 'invoice_files', parent: 'invoice_id' }, rows)
    const fresh = rows.filter(({ existingId }) => existingId === undefined)
    await markUnreadOfContracts(context, fresh.map(unreadOf))
    const earliest = addDays(context.now.toISOString().slice(0, 10), -mailedDays)
    const mailed = fresh.filter(({ record }) => record.type !== 'credit' && record.date >= earliest)
    await mailByConsent(context, mailed.map(mailOf))
    await pushNewInvoices(
      context,
      mailed.map(row => referenceOf(row, 'contract').id),
    )
  },

  /** The messages of a bill end with it. */
  async end({ tx }, condition) {
    const isOfEnded = sql`(t.vendor_id, t.invoice_id) in (select t.vendor_id, t.id from invoices as t where ${condition})`
    await deleteItems(tx, 'messages', isOfEnded, messageLists)
    return deleteItems(tx, 'invoices', condition, ['invoice'])
  },
})

/** Older invoices are history that comes with a first import. */
const mailedDays = 31

const mailOf = (row: StoredRow<InvoiceRecord>) => {
  const { number, amount, dueDate, currency } = row.record
  const { id: contractId, parentId: organizationId } = referenceOf(row, 'contract')
  return {
    contractId,
    organizationId,
    kind: 'newInvoice' as const,
    consent: 'billEmailDelivery' as const,
    linkTo: (contract: { vendor: string; contract: number }) => pathOf('bills', contract),
    placeholders: (locale: Locale) => {
      const { money, day } = formats(locale, currency)
      return { number, amount: money(centsOf(amount)), day: day(dueDate) }
    },
  }
}

const unreadOf = (row: StoredRow<InvoiceRecord>) => ({
  contractId: referenceOf(row, 'contract').id,
  list: 'invoice' as const,
  itemId: row.id,
})
