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

interface Sum {
  readonly amount: string
  readonly currency: string
}

/** What is owed in all homes: one sum per currency, in the order of the bills; none if a bill has no amount (SVC-6). */
export function totalsOf(bills: readonly CurrentEvent[]): readonly Sum[] {
  const sums = new Map<string, string>()
  for (const { amount, currency } of bills) {
    if (!amount || !currency) return []
    sums.set(currency, addedMoney(sums.get(currency) ?? '0.00', amount))
  }
  return [...sums].map(([currency, amount]) => ({ amount, currency }))
}
