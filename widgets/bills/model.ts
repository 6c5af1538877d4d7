import { centsOf, centsText } from '../../src/api/rules/money.ts'
import { range } from '../../src/api/rules/range.ts'
import type { AmountDue, BillChanges, Invoice } from '../../src/api/schemas/invoices.ts'
import type { LatestInvoice } from './types.ts'

/** Payment state of the latest bill from the resident's view. */
export type BillStatus = 'due' | 'overdue' | 'pending' | 'clear' | 'credit'

/** Payment state of the latest bill (BIL-1). An unknown state falls back to the amount due. */
export function billStatus({ state, amountDue }: Pick<Invoice, 'state' | 'amountDue'>): BillStatus {
  if (amountDue.startsWith('-')) return 'credit'
  if (state === 'pending') return 'pending'
  if (state === 'paid' || /^0+\.00$/.test(amountDue)) return 'clear'
  return state === 'overdue' ? 'overdue' : 'due'
}

/** What is owed in all, if it is more than the bill: other homes or older bills (BIL-12). */
export function moreDue(invoice: LatestInvoice): readonly AmountDue[] {
  const { amountDue, currency, dueInAll = [] } = invoice
  // The sums leave out what is being paid.
  const own = isPayable(invoice) ? centsOf(amountDue) : 0
  const isMore = dueInAll.some(sum => sum.currency !== currency || centsOf(sum.amount) > own)
  return isMore ? dueInAll : []
}

/** What was paid of a bill of which something is still due (BIL-13). */
export function paidPart({ amount, amountDue }: Pick<Invoice, 'amount' | 'amountDue'>): string | undefined {
  const paid = centsOf(amount) - centsOf(amountDue)
  return paid > 0 && centsOf(amountDue) > 0 ? centsText(paid) : undefined
}

/** Whether the bill has an amount due and no pending payment. */
export const isPayable = (invoice: Pick<Invoice, 'state' | 'amountDue'>): boolean =>
  ['due', 'overdue'].includes(billStatus(invoice))

/** Years offered as filter, newest first: this one and the four before. */
export const recentYears = (today: string): readonly number[] =>
  range(5).map(ago => Number(today.slice(0, 4)) - ago)

/** The earlier bill that a bill is compared with. */
export type Earlier = 'before' | 'yearBefore'

/** One service of a bill, compared with an earlier bill. */
export interface BillPart {
  readonly service: string
  readonly name: string
  /** Null if this bill does not contain it. */
  readonly now: string | null
  /** Null if the earlier bill does not contain it, or if there is none. */
  readonly was: string | null
  /** Cost increase; negative for a decrease, undefined without an earlier bill. */
  readonly difference: string | undefined
  /** Per cent of the largest part, 0 to 100. */
  readonly share: number
}

export interface BillParts {
  readonly total: string
  /** Increase of the total; undefined without an earlier bill. */
  readonly difference: string | undefined
  /** The largest amount first; parts of the earlier bill alone last. */
  readonly parts: readonly BillPart[]
}

const centsOrNone = (amount: string | null) => centsOf(amount ?? '0.00')

/** The services of a bill by amount, each with its change since an earlier bill (BIL-6, BIL-8). */
export function billParts(changes: BillChanges, earlier: Earlier | undefined): BillParts {
  const then = earlier && changes[earlier]
  const differenceOf = (now: string | null, was: string | null) =>
    then ? centsText(centsOrNone(now) - centsOrNone(was)) : undefined
  const lines = changes.lines
    .map(({ service, name, amount: now, ...line }) => ({
      service,
      name,
      now,
      was: then ? line[earlier] : null,
    }))
    .filter(({ now, was }) => now !== null || was !== null)
  const largest = Math.max(1, ...lines.map(({ now }) => centsOrNone(now)))
  return {
    total: changes.amount,
    difference: differenceOf(changes.amount, then?.amount ?? null),
    parts: lines
      .map(({ now, was, ...part }) => ({
        ...part,
        now,
        was,
        difference: differenceOf(now, was),
        share: Math.max(0, Math.round((100 * centsOrNone(now)) / largest)),
      }))
      .sort(
        (a, b) =>
          Number(a.now === null) - Number(b.now === null) ||
          centsOrNone(b.now ?? b.was) - centsOrNone(a.now ?? a.was),
      ),
  }
}
