import { centsOf } from '../../../../src/api/rules/money.ts'
import { PaymentRecord } from '../../../../src/api/vendor/schemas/records/invoiceRecord.ts'
import { shownReference } from '../../../common/shortReference.ts'
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

/**
 * A payment that was made here becomes the vendor's record with its reference. The record may carry the reference whole,
 * as events do, or as the payer sees it.
 */
async function adoptOwnPayments(
  { tx, vendorId }: BatchContext,
  rows: readonly Row<PaymentRecord>[],
): Promise<void> {
  const fresh = rows.filter(({ existingId }) => existingId === undefined)
  if (fresh.length === 0) return
  const records = relation('r', [
    { name: 'source_id', type: 'text', values: fresh.map(({ record }) => record.sourceId) },
    { name: 'contract_id', type: 'integer', values: fresh.map(row => referenceOf(row, 'contract').id) },
    { name: 'reference', type: 'text', values: fresh.map(({ record }) => shownReference(record.reference)) },
  ])
  // What was given back has the same reference, and an amount below zero.
  await tx.execute(sql`update payments as t set source_id = r.source_id from ${records}
    where t.vendor_id = ${vendorId} and t.contract_id = r.contract_id and t.reference = r.reference
      and t.source_id is null and t.amount_cents > 0`)
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
    { name: 'reference', type: 'text', value: ({ record }) => shownReference(record.reference) },
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
  prepare: adoptOwnPayments,
  /** Only a new payment lowers what is due: a changed one is a correction of its text, and one made here has done so. */
  async store(context, rows) {
    const { tx, vendorId } = context
    const fresh = rows.filter(({ existingId, refs }) => existingId === undefined && refs.has('invoice'))
    if (fresh.length === 0) return
    const ids = fresh.map(row => referenceOf(row, 'invoice').id)
    await lockInvoices(context, ids)
    const paid = relation('r', [
      { name: 'id', type: 'integer', values: fresh.map(({ id }) => id) },
      { name: 'invoice_id', type: 'integer', values: ids },
      { name: 'cents', type: 'bigint', values: fresh.map(({ record }) => centsOf(record.amount)) },
    ])
    await tx.execute(sql`update invoices as i set due_cents = greatest(0, i.due_cents - p.cents)
      from (
        select r.invoice_id, sum(r.cents) as cents from ${paid}
        join payments as t on t.vendor_id = ${vendorId} and t.id = r.id and t.order_reference is null
        group by r.invoice_id
      ) as p
      where i.vendor_id = ${vendorId} and i.id = p.invoice_id`)
  },
  // One that came back would lower its bill again.
  end: 'Payments do not end, because bills were lowered by them: say in the bill what is due (amountDue).',
})
