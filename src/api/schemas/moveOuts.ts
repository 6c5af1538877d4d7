import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { DeclarationBody, meterTypes, Reading } from './meters.ts'
import { Day, data, Id, known, Moment, RealDay } from './primitives.ts'

/** What became of a request to end a contract. A withdrawn one is not answered. */
export const moveOutStates = ['requested', 'confirmed', 'refused'] as const

export const LastReading = z.object({ meterId: Id, valueTo: DeclarationBody.shape.valueTo })

const readings = z.array(LastReading).check(
  z.maxLength(limits.moveOut.readings),
  z.refine(list => new Set(list.map(({ meterId }) => meterId)).size === list.length),
)

export const MoveOutBody = z.object({
  /** The contract's last day. */
  day: RealDay,
  forwardingAddress: z
    .string()
    .check(
      z.trim(),
      z.minLength(limits.moveOut.address.min, 'validation.required'),
      z.maxLength(limits.moveOut.address.max),
    ),
  /** Of the meters that were read already; the others can follow until some days after the last day. */
  readings,
})

export const LastReadingsBody = z.object({ readings: readings.check(z.minLength(1, 'validation.required')) })

/** A last reading as it was given. */
export const GivenReading = z.object({
  meterId: Id,
  number: z.string(),
  type: known(meterTypes, 'other'),
  unit: z.string(),
  value: Reading,
})

/** A resident's request to end the contract. */
export const MoveOut = z.object({
  id: Id,
  day: Day,
  /** Null for other holders than the one who asked. */
  forwardingAddress: z.nullable(z.string()),
  state: known(moveOutStates, 'other'),
  requestedAt: Moment,
  /** When the vendor answered; null while it has not. */
  decidedAt: z.nullable(Moment),
  /** The vendor's sentence to a refusal. */
  reason: z.nullable(z.string()),
  readings: z.array(GivenReading),
  /** Whether it can be withdrawn: until the vendor took it up, and until the day (MOV-4). */
  canWithdraw: z.boolean(),
  /** Whether last readings can still be given. */
  takesReadings: z.boolean(),
})
export type MoveOut = z.infer<typeof MoveOut>

/** Whether and when a contract can be ended, and the newest request. */
export const MoveOutStatus = z.object({
  /** Whether the vendor takes requests of this contract (MOV-1). */
  isOffered: z.boolean(),
  /** First and last day that can be chosen, by the vendor's calendar and notice period. */
  earliestDay: Day,
  latestDay: Day,
  /** Days that the vendor wants to know before. */
  noticeDays: z.int(),
  moveOut: z.nullable(MoveOut),
})
export type MoveOutStatus = z.infer<typeof MoveOutStatus>

export const MoveOutAnswer = data(MoveOutStatus)
