import * as z from 'zod/mini'
import { Money } from '../../schemas/primitives.ts'

// Values of vendors' records. A cell of a CSV is always text, so numbers and yes/no are accepted as text too.

/** A field with its description, which the OpenAPI document and the guide of records show. */
export const described = <Schema extends z.ZodMiniType>(description: string, schema: Schema): Schema =>
  schema.check(z.describe(description)) as Schema

/** PostgreSQL cannot store a NUL character, and replaces a half of a surrogate pair. */
const isStorable = (value: string) => !value.includes('\0') && value.isWellFormed()

export const text = (most: number) =>
  z.string().check(z.minLength(1), z.maxLength(most), z.refine(isStorable))

/** The vendor's own key of a record. */
export const SourceId = text(100)

/** A text in each language of the platform. */
export const localizedText = (most: number) =>
  z.strictObject({
    en: described('English', text(most)),
    lt: described('Lithuanian', text(most)),
    lv: described('Latvian', text(most)),
    ru: described('Russian', text(most)),
  })

/** A code of the service catalogue, or of the vendor. */
export const Code = z.string().check(z.regex(/^[\w.-]{1,60}$/))

export const Currency = z.string().check(z.regex(/^[A-Z]{3}$/))

export const YesNo = z.union([
  z.boolean(),
  z.pipe(
    z.enum(['true', 'false']),
    z.transform(value => value === 'true'),
  ),
])

/** A whole number within limits. */
export const whole = (least: number, most: number) => {
  const number = z.int().check(z.minimum(least), z.maximum(most))
  return z.union([
    number,
    z.pipe(z.string().check(z.regex(/^-?\d{1,9}$/)), z.pipe(z.transform(Number), number)),
  ])
}

/** An amount above zero. */
export const PositiveMoney = Money.check(z.regex(/[1-9]/), z.regex(/^\d/))

/** A month of the calendar, e.g. "2026-10". */
export const RealMonth = z.string().check(z.regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/))

/** A moment with its zone, e.g. "2026-11-30T23:59:59+02:00", as ISO 8601 in UTC. */
export const AnyMoment = z.pipe(
  z.string().check(
    z.regex(/^(19|20)\d{2}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/),
    z.refine(value => !Number.isNaN(Date.parse(value))),
  ),
  z.transform(value => new Date(value).toISOString()),
)

export const WebAddress = text(2000).check(
  z.refine(value => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)),
)

export const EmailAddress = z
  .string()
  .check(z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/), z.refine(isStorable))

/** Bytes of a PDF as base64. */
export const Pdf = z.string().check(
  z.maxLength(7_000_000),
  // Every PDF begins with "%PDF-".
  z.regex(/^JVBERi0[A-Za-z0-9+/]+={0,2}$/),
)

/** Fields of every record. */
export const record = {
  sourceId: described('The vendor’s own key of the record, at most 100 characters', SourceId),
  updatedAt: described(
    'When the vendor’s system changed the record; an older one than the stored is refused as stale',
    z.optional(AnyMoment),
  ),
}
