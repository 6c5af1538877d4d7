import { centsOf, centsText } from '../../src/api/rules/money.ts'
import { range } from '../../src/api/rules/range.ts'
import type { BillChanges, Invoice } from '../../src/api/schemas/invoices.ts'

/** Payment state of the latest bill from the resident's view. */
export type BillStatus = 'due' | 'overdue' | 'pending' | 'clear' | 'credit'

/** Payment state of the latest bill (BIL-1). An unknown state falls back to the amount due. */
export function billStatus({ state, amountDue }: Pick<Invoice, 'state' | 'amountDue'>): BillStatus {
  if (amountDue.startsWith('-')) return 'credit'
  if (state === 'pending') return 'pending'
  if (state === 'paid' || /^0+\.00$/.test(amountDue)) return 'clear'
  return state === 'overdue' ? 'overdue' : 'due'
}

/** Whether the bill has an amount due and no pending payment. */
export const isPayable = (invoice: Pick<Invoice, 'state' | 'amountDue'>): boolean =>
  ['due', 'overdue'].includes(billStatus(invoice))

/** Years offered as filter, newest first: this one and the four before. */
export const recentYears = (today: string): readonly number[] =>
  range(5).map(ago => Number(today.slice(0, 4)) - ago)

/** The earlier bill that a bill is compared with. */
export type Earlier = 'before' | 'yearBefore'

/** One service on two bills; null if a bill does not contain it. */
interface ChangedLine {
  readonly service: string
  readonly now: string | null
  readonly was: string | null
  /** Cost increase; negative for a decrease. */
  readonly difference: string
}

export interface Changes {
  /** Month of the earlier bill. */
  readonly period: string
  readonly difference: string
  /** Sorted by absolute difference, largest first; unchanged lines last. */
  readonly lines: readonly ChangedLine[]
}

/** Changes since an earlier bill, line by line; undefined if there is no such bill. */
export function changesSince(changes: BillChanges, earlier: Earlier): Changes | undefined {
  const then = changes[earlier]
  if (!then) return undefined
  const difference = (now: string | null, was: string | null) =>
    centsText(centsOf(now ?? '0.00') - centsOf(was ?? '0.00'))
  const lines = changes.lines
    .map(line => ({
      service: line.service,
      now: line.amount,
      was: line[earlier],
      difference: difference(line.amount, line[earlier]),
    }))
    .filter(line => line.now !== null || line.was !== null)
    .sort((a, b) => Math.abs(centsOf(b.difference)) - Math.abs(centsOf(a.difference)))
  return { period: then.period, difference: difference(changes.amount, then.amount), lines }
}
