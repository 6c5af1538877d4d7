import * as z from 'zod/mini'
import { Day, data, Id, IdText, known, Money } from './primitives.ts'

/** What somebody should know now, in the order in which it matters most (SVC-4). */
const eventKinds = ['reply', 'readings', 'bill', 'poll', 'work', 'offer'] as const

/** One current event. `id` is that of the request, contract, bill, poll, message or offer it is about. */
export const CurrentEvent = z.object({
  kind: known(eventKinds, 'other'),
  id: Id,
  /** Null where it is about no single contract. */
  contractId: z.nullable(Id),
  /** What it is about in the vendor's words; null where the kind says it all. */
  title: z.nullable(z.string()),
  from: z.nullable(Day),
  /** The last day it matters: to pay, to declare, to vote, to order, or of the work. */
  until: z.nullable(Day),
  /** The day is over and it still matters. */
  isLate: z.boolean(),
  amount: z.nullable(Money),
  currency: z.nullable(z.string()),
})
export type CurrentEvent = z.infer<typeof CurrentEvent>

export const CurrentEventsAnswer = data(z.array(CurrentEvent))
export const CurrentEventsQuery = z.object({ contractId: z.optional(IdText) })
