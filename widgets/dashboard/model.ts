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
