import * as z from 'zod/mini'
import { outageKinds } from '../../../schemas/outages.ts'
import { AnyMoment, described, localizedText, record, text } from '../values.ts'

export const OutageTitle = localizedText(300)

/** What does not work, shown to everybody from its start to its end. */
export const OutageRecord = z
  .strictObject({
    ...record,
    kind: described('What does not work', z.enum(outageKinds)),
    title: described('What happened, in each language', OutageTitle),
    place: described('Streets and houses', text(500)),
    startsAt: described('When it begins or began', AnyMoment),
    endsAt: described('When it is expected to end; absent while nobody knows', z.optional(AnyMoment)),
  })
  .check(z.refine(({ startsAt, endsAt }) => endsAt === undefined || startsAt <= endsAt, { path: ['endsAt'] }))
export type OutageRecord = z.infer<typeof OutageRecord>
