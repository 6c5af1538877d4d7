import type { Invoice } from '../../src/schemas/invoices.ts'

/** How the latest bill stands, in the words a resident thinks in. */
export type Standing = 'due' | 'overdue' | 'pending' | 'clear' | 'credit'

/** What the latest bill asks of its resident (BIL-1). A state this client does not know counts by what is due. */
export function standingOf({ state, amountDue }: Pick<Invoice, 'state' | 'amountDue'>): Standing {
  if (amountDue.startsWith('-')) return 'credit'
  if (state === 'pending') return 'pending'
  if (state === 'paid' || /^0+\.00$/.test(amountDue)) return 'clear'
  return state === 'overdue' ? 'overdue' : 'due'
}

/** Years a list can be narrowed to, newest first: this one and the four before. */
export const recentYears = (today: string): readonly number[] =>
  Array.from({ length: 5 }, (_, ago) => Number(today.slice(0, 4)) - ago)
