import type { CurrentEvent } from '../../src/api/schemas/dashboard.ts'

/** What cannot wait comes first; within a kind what ends sooner. */
const order = ['reply', 'readings', 'bill', 'poll', 'work', 'offer', 'other'] as const

const rank = ({ kind, isLate }: CurrentEvent) => (isLate ? -1 : order.indexOf(kind))

/**
 * The events a person is shown: those of contracts seen in the current role, and those of no single contract. Kinds
 * that this version does not know are left out, as nothing can be said of them.
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
