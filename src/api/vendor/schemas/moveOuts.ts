import * as z from 'zod/mini'
import { Day, Id, IdText, Moment } from '../../schemas/primitives.ts'
import { listOf, listQuery, Person, RecordName, staffText } from './shared.ts'

const states = ['requested', 'confirmed', 'refused', 'withdrawn'] as const

export const MoveOutParams = z.object({ moveOut: IdText })

export const MoveOutsQuery = z.object({ ...listQuery, state: z.optional(z.enum(states)) })

/** The last reading of a meter. */
export const MoveOutReading = z.object({ meter: RecordName, value: z.string(), previousValue: z.string() })

/** A resident's request to end a contract. */
export const ResidentMoveOut = z.object({
  id: Id,
  contract: RecordName,
  /** Null after the person deleted the account, as is the address. */
  person: z.nullable(Person),
  /** The contract's last day. */
  day: Day,
  forwardingAddress: z.nullable(z.string()),
  state: z.enum(states),
  requestedAt: Moment,
  decidedAt: z.nullable(Moment),
  reason: z.nullable(z.string()),
  readings: z.array(MoveOutReading),
})
export const MoveOutsAnswer = listOf(ResidentMoveOut)

/** Why the contract cannot end so; the resident reads it. */
export const MoveOutRefusal = z.object({ reason: staffText })
