import * as z from 'zod/mini'
import { data, Id, known, Moment } from './primitives.ts'

/** What does not work. */
export const outageKinds = ['water', 'hot_water', 'heating', 'electricity', 'gas', 'lift', 'other'] as const

export const Outage = z.object({
  id: Id,
  kind: known(outageKinds, 'other'),
  title: z.string(),
  /** Streets and houses. */
  place: z.string(),
  startsAt: Moment,
  /** Null while nobody knows. */
  endsAt: z.nullable(Moment),
})

/** What does not work at a vendor's homes at present, and the number to call. */
export const CurrentOutages = z.object({
  emergencyPhone: z.nullable(z.string()),
  outages: z.array(Outage),
})
export const OutagesAnswer = data(CurrentOutages)
