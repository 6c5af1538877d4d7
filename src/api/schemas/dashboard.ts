import * as z from 'zod/mini'
import { Day, data, Id, IdText, known, Money } from './primitives.ts'

/** Current events, most important first (SVC-4). */
const eventKinds = ['reply', 'readings', 'bill', 'poll', 'work', 'offer'] as const

/** One current event. `id` is that of the request, contract, bill, poll, message or offer it is about. */
export const CurrentEvent = z.object({
  kind: known(eventKinds, 'other'),
  id: Id,
  /** Null if it belongs to no single contract. */
  contractId: z.nullable(Id),
  /** Title from the vendor; null if the kind is enough. */
  title: z.nullable(z.string()),
  from: z.nullable(Day),
  /** Due date: to pay, declare, vote or order, or the last day of the work. */
  until: z.nullable(Day),
  /** Overdue. */
  isLate: z.boolean(),
  amount: z.nullable(Money),
  currency: z.nullable(z.string()),
})
export type CurrentEvent = z.infer<typeof CurrentEvent>

export const CurrentEventsAnswer = data(z.array(CurrentEvent))
export const CurrentEventsQuery = z.object({ contractId: z.optional(IdText) })
