import { centsOf } from '../../../../src/api/rules/money.ts'
import { PaymentRecord } from '../../../../src/api/vendor/schemas/records/invoiceRecord.ts'
import { sql } from '../../../database/drizzle.ts'
import { listOf, relation } from '../batches/relation.ts'
import { select } from '../batches/select.ts'
import { type BatchContext, type Row, resource } from '../Resource.ts'
import type { Refusal } from '../readers/RawRow.ts'
import { contractAudience } from './audience.ts'
import { lockInvoices } from './lockInvoices.ts'
import { referenceOf } from './referenceId.ts'

const foreignInvoice: Refusal = {
  field: 'invoice',
  reason: 'unknown_reference',
  message: 'The bill belongs to another contract.',
}

const otherCurrency: Refusal = {
  field: 'currency',
  reason: 'other_currency',
  message: 'The bill is in another currency.',
}

/** The currencies of the bills that payments name, by id. */
async function currenciesOf(
  { tx, vendorId }: BatchContext,
  rows: readonly Row<PaymentRecord>[],
): Promise<ReadonlyMap<number, string>> {
  const stored = await select<{ id: number; currency: string }>(
    tx,
    sql`select id, currency from invoices where vendor_id = ${vendorId} and id in ${listOf(
      'integer',
      rows.map(row => referenceOf(row, 'invoice').id),
    )}`,
  )
  return new Map(stored.map(({ id, currency }) => [id, currency]))
}

export const payments = resource<PaymentRecord>({
  name: 'payments',
  table: 'payments',
  schema: PaymentRecord,
  references: ({ contract, invoice }) => [
    { field: 'contract', to: 'contracts', sourceId: contract },
    ...(invoice === undefined ? [] : [{ field: 'invoice', to: 'invoices' as const, sourceId: invoice }]),
  ],
  change: { topic: 'invoices', audience: contractAudience },
  columns: [
    { name: 'contract_id', type: 'integer', value: row => referenceOf(row, 'contract').id },
    { name: 'date', type: 'date', value: ({ record }) => record.date },
    { name: 'reference', type: 'text', value: ({ record }) => record.reference },
    { name: 'amount_cents', type: 'bigint', value: ({ record }) => centsOf(record.amount) },
    { name: 'currency', type: 'text', value: ({ record }) => record.currency },
    { name: 'payer', type: 'text', value: ({ record }) => record.payer },
  ],
  async refuse(context, rows) {
    const ofBills = rows.filter(({ refs }) => refs.has('invoice'))
    if (ofBills.length === 0) return new Map()
    const currencies = await currenciesOf(context, ofBills)
    return new Map(
      ofBills.flatMap(row => {
        const { id, parentId } = referenceOf(row, 'invoice')
        const { sourceId, currency } = row.record
        if (parentId !== referenceOf(row, 'contract').id) return [[sourceId, foreignInvoice]]
        return currencies.get(id) === currency ? [] : [[sourceId, otherCurrency]]
      }),
    )
  },
  /** Only a new payment lowers what is due; a changed one is a correction of its text. */
  async store(context, rows) {
    const { tx, vendorId } = context
    const fresh = rows.filter(({ existingId, refs }) => existingId === undefined && refs.has('invoice'))
    if (fresh.length === 0) return
    const ids = fresh.map(row => referenceOf(row, 'invoice').id)
    await lockInvoices(context, ids)
    const paid = relation('r', [
      { name: 'invoice_id', type: 'integer', values: ids },
      { name: 'cents', type: 'bigint', values: fresh.map(({ record }) => centsOf(record.amount)) },
    ])
    await tx.execute(sql`update invoices as i set due_cents = greatest(0, i.due_cents - p.cents)
      from (select invoice_id, sum(cents) as cents from ${paid} group by invoice_id) as p
      where i.vendor_id = ${vendorId} and i.id = p.invoice_id`)
  },
  // One that came back would lower its bill again.
  end: 'Payments do not end, because bills were lowered by them: say in the bill what is due (amountDue).',
})
