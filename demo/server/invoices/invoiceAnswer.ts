import type { Invoice } from '../../../src/schemas/invoices.ts'
import type { invoices } from '../database/schema.ts'
import { dayIn } from '../days.ts'
import { centsText } from '../money.ts'

type Row = typeof invoices.$inferSelect

/** Open, late, on its way or done: late is told by the server's clock in the vendor's time zone. */
function stateOf(row: Row, timeZone: string, now: Date): Invoice['state'] {
  if (row.dueCents === 0) return 'paid'
  if (row.isPending) return 'pending'
  return row.dueDate < dayIn(timeZone, now) ? 'overdue' : 'unpaid'
}

/** An invoice as it crosses the wire. */
export const invoiceAnswer = (row: Row, timeZone: string, now: Date): Invoice => ({
  id: row.id,
  number: row.number,
  type: row.type,
  state: stateOf(row, timeZone, now),
  date: row.date,
  period: row.period.slice(0, 7),
  dueDate: row.dueDate,
  amount: centsText(row.amountCents),
  amountDue: centsText(row.dueCents),
  currency: row.currency,
  hasFile: true,
})
