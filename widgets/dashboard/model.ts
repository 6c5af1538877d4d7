import { addedMoney } from '../../src/api/rules/money.ts'
import type { CurrentEvent } from '../../src/api/schemas/dashboard.ts'

/** The most urgent kind first; within a kind the earliest deadline first. */
const order = ['reply', 'readings', 'bill', 'poll', 'work', 'offer', 'other'] as const

const rank = ({ kind, isLate }: CurrentEvent) => (isLate ? -1 : order.indexOf(kind))

/**
 * Events of contracts that the current role may see, and of no single contract. Leaves out unknown kinds,
 * because there is no text for them.
 */
export const eventsToShow = (
  events: readonly CurrentEvent[],
  contractIds: ReadonlySet<number>,
): readonly CurrentEvent[] =>
  events
    .filter(
      ({ kind, contractId }) => kind !== 'other' && (contractId === null || contractIds.has(contractId)),
    )
    .toSorted((one, other) => rank(one) - rank(other) || (one.until ?? '9').localeCompare(other.until ?? '9'))

/** The part of the start page that an event belongs to. */
export type SectionName = 'pay' | 'do' | 'news'

export function sectionOf({ kind }: CurrentEvent): SectionName {
  if (kind === 'bill') return 'pay'
  return kind === 'readings' || kind === 'poll' ? 'do' : 'news'
}

/** The sum of bills of all homes; undefined if they are in several currencies, or one has no amount (SVC-6). */
export function totalOf(
  bills: readonly CurrentEvent[],
): { readonly amount: string; readonly currency: string } | undefined {
  const currency = bills[0]?.currency
  const amounts = bills.flatMap(bill => (bill.currency === currency && bill.amount ? [bill.amount] : []))
  if (!currency || amounts.length < bills.length) return undefined
  return { amount: amounts.reduce(addedMoney), currency }
}
