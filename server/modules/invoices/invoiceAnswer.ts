import { centsText } from '../../../src/api/rules/money.ts'
import type { Invoice } from '../../../src/api/schemas/invoices.ts'
import { invoices } from './tables.ts'

/** Columns that an answer is made of. */
export const answered = {
  id: invoices.id,
  number: invoices.number,
  type: invoices.type,
  date: invoices.date,
  period: invoices.period,
  dueDate: invoices.dueDate,
  amountCents: invoices.amountCents,
  dueCents: invoices.dueCents,
  isPending: invoices.isPending,
  currency: invoices.currency,
}

type Row = Pick<typeof invoices.$inferSelect, keyof typeof answered>

/**
 * Derives the state. "Overdue" is computed from the vendor's calendar day, because it changes without
 * a write.
 */
function stateOf(row: Row, today: string): Invoice['state'] {
  if (row.dueCents === 0) return 'paid'
  if (row.isPending) return 'pending'
  return row.dueDate < today ? 'overdue' : 'unpaid'
}

/**
 * Converts a row to the API's shape.
 * @param today the vendor's calendar day, "2026-11-21"
 */
export const invoiceAnswer = (row: Row, today: string): Invoice => ({
  id: row.id,
  number: row.number,
  type: row.type,
  state: stateOf(row, today),
  date: row.date,
  period: row.period.slice(0, 7),
  dueDate: row.dueDate,
  amount: centsText(row.amountCents),
  amountDue: centsText(row.dueCents),
  currency: row.currency,
  hasFile: true,
})
