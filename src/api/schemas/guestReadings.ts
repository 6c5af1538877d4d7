import * as z from 'zod/mini'
import { ContractLinkBody } from './contractLinks.ts'
import { Declaration, DeclarationBody, DeclarationPeriod, Meter } from './meters.ts'
import { data, Id, RealDay, Slug } from './primitives.ts'

/** Readings of one call at most: more meters than a home has. */
export const maximumReadings = 20

/** Days of an absence at most. */
export const maximumAbsenceDays = 366

const { agreementCode, invoiceNumber, invoiceAmount } = ContractLinkBody.shape

/** What proves that somebody without an account has the contract: its number and its newest bill (RDG-1). */
const proof = { vendor: Slug, agreementCode, invoiceNumber, invoiceAmount }

export const GuestMetersBody = z.object(proof)

/** A meter as somebody without an account sees it: what is needed to read it, and nothing of the home. */
export const GuestMeter = z.pick(Meter, {
  id: true,
  number: true,
  type: true,
  unit: true,
  isExpired: true,
  latestMeterReading: true,
  defaultValue: true,
  declared: true,
  readingSource: true,
})
export type GuestMeter = z.infer<typeof GuestMeter>

export const GuestMetersAnswer = data(z.array(GuestMeter))

export const GuestReading = z.object({ meterId: Id, valueTo: DeclarationBody.shape.valueTo })

export const GuestReadingsBody = z.object({
  ...proof,
  readings: z.array(GuestReading).check(
    z.minLength(1, 'validation.required'),
    z.maxLength(maximumReadings),
    z.refine(readings => new Set(readings.map(({ meterId }) => meterId)).size === readings.length),
  ),
})

export const GuestDeclaration = z.omit(Declaration, { hasPhoto: true })
export type GuestDeclaration = z.infer<typeof GuestDeclaration>

export const GuestReadingsAnswer = data(z.array(GuestDeclaration))

/** Days on which nobody is at home, so that the vendor expects no reading (RDG-4). */
export const AbsenceBody = z.object({ ...proof, from: RealDay, until: RealDay }).check(
  z.refine(
    ({ from, until }) => {
      const days = (Date.parse(until) - Date.parse(from)) / 86_400_000
      return days >= 0 && days < maximumAbsenceDays
    },
    { path: ['until'] },
  ),
)

export const ReadingTermsQuery = z.object({ vendor: Slug })

/** What a vendor says to everybody about giving readings. */
export const ReadingTerms = z.object({
  ...z.omit(DeclarationPeriod, { now: true }).shape,
  /** What happens if no reading is given, in the caller's language; null if the vendor says nothing (RDG-3). */
  ifNoReading: z.nullable(z.string()),
  /** Whether an absence can be announced in place of readings (RDG-4). */
  absenceNoticeEnabled: z.boolean(),
})
export type ReadingTerms = z.infer<typeof ReadingTerms>

export const ReadingTermsAnswer = data(ReadingTerms)
