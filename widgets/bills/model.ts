import { centsOf, centsText } from '../../src/api/rules/money.ts'
import type { BillChanges, Invoice } from '../../src/api/schemas/invoices.ts'

/** How the latest bill stands, in the words a resident thinks in. */
export type Standing = 'due' | 'overdue' | 'pending' | 'clear' | 'credit'

/** What the latest bill asks of its resident (BIL-1). A state this client does not know counts by what is due. */
export function standingOf({ state, amountDue }: Pick<Invoice, 'state' | 'amountDue'>): Standing {
  if (amountDue.startsWith('-')) return 'credit'
  if (state === 'pending') return 'pending'
  if (state === 'paid' || /^0+\.00$/.test(amountDue)) return 'clear'
  return state === 'overdue' ? 'overdue' : 'due'
}

/** Whether there is something to pay of a bill that is not being paid already. */
export const isPayable = (invoice: Pick<Invoice, 'state' | 'amountDue'>): boolean =>
  ['due', 'overdue'].includes(standingOf(invoice))

/** Years a list can be narrowed to, newest first: this one and the four before. */
export const recentYears = (today: string): readonly number[] =>
  Array.from({ length: 5 }, (_, ago) => Number(today.slice(0, 4)) - ago)

/** Which earlier bill a bill is compared with. */
export type Earlier = 'before' | 'yearBefore'

/** One service on two bills; null where a bill does not have it. */
interface ChangedLine {
  readonly service: string
  readonly now: string | null
  readonly was: string | null
  /** What it costs more, or less when negative. */
  readonly difference: string
}

export interface Changes {
  /** Month of the earlier bill. */
  readonly period: string
  readonly difference: string
  /** The largest difference first, whichever way it goes; what stayed the same at the end. */
  readonly lines: readonly ChangedLine[]
}

/** What changed since an earlier bill, line by line; undefined where there is no such bill. */
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
