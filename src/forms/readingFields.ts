import { minimumOf } from '../api/rules/readings.ts'
import { compareReadings, readTyped } from '../api/rules/readingValues.ts'
import { ApiError } from '../client/ApiError.ts'
import type { FormSchema } from './useForm.ts'

// Fields of a form that takes readings, one for each meter.

/** What a field knows of its meter. */
interface ReadMeter {
  readonly id: number
  readonly defaultValue: string
  readonly latestMeterReading: { readonly valueTo: string } | null
}

export interface SentReading {
  readonly meterId: number
  /** Exact decimal text. */
  readonly valueTo: string
}

/** Values of the form by the name of the field. */
type Typed = Readonly<Record<string, string>>

interface Issue {
  readonly path: readonly string[]
  readonly message: string
}

/** Name of a meter's field. */
export const fieldOf = ({ id }: { readonly id: number }): string => `meter${id}`

/** The readings that were typed, in the order of the meters. */
export const readingsOf = (meters: readonly ReadMeter[], typed: Typed): SentReading[] =>
  meters.flatMap(meter => {
    const read = readTyped(typed[fieldOf(meter)] ?? '')
    return read.kind === 'value' ? [{ meterId: meter.id, valueTo: read.value }] : []
  })

/** What is wrong with the readings that were typed (MET-2); an empty field is not. */
export const readingIssues = (meters: readonly ReadMeter[], typed: Typed): readonly Issue[] =>
  meters.flatMap(meter => {
    const read = readTyped(typed[fieldOf(meter)] ?? '')
    const problem =
      read.kind === 'wrong'
        ? `validation.${read.problem}`
        : read.kind === 'value' && compareReadings(read.value, minimumOf(meter)) < 0
          ? 'validation.invalid_meter_declaration_value'
          : undefined
    return problem === undefined ? [] : [{ path: [fieldOf(meter)], message: problem }]
  })

/** A schema of the values of a form. */
export const schemaOf = (issuesOf: (typed: Typed) => readonly Issue[]): FormSchema => ({
  safeParse(body) {
    const issues = issuesOf(body as Typed)
    return { error: issues.length > 0 ? { issues } : undefined }
  },
})

/**
 * Checks readings before anything is sent (MET-2): at least one has to be there.
 * @param meters those that take a reading
 */
export const readingsSchema = (meters: readonly ReadMeter[]): FormSchema =>
  schemaOf(typed => {
    const [first] = meters
    const isEmpty = meters.every(meter => readTyped(typed[fieldOf(meter)] ?? '').kind === 'empty')
    return isEmpty && first
      ? [{ path: [fieldOf(first)], message: 'validation.one' }]
      : readingIssues(meters, typed)
  })

/**
 * Fields of the server's refusal by the fields of the form: "readings.1.valueTo" is the field of the second reading
 * that was sent.
 */
export const fieldsOfRefusal = (
  fields: Readonly<Record<string, readonly string[]>>,
  sent: readonly Pick<SentReading, 'meterId'>[],
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, keys]) => {
      const reading = sent[Number(/^readings\.(\d+)\./.exec(field)?.[1])]
      return [reading ? fieldOf({ id: reading.meterId }) : field, keys]
    }),
  )

/**
 * Puts the server's refusals at the fields of the readings that were sent. It is for `catch`.
 * @throws the error
 */
export const atReadingFields =
  (sent: readonly Pick<SentReading, 'meterId'>[]) =>
  (error: unknown): never => {
    if (!(error instanceof ApiError)) throw error
    throw new ApiError({ ...error, fields: fieldsOfRefusal(error.fields, sent) })
  }
