import { compareReadings, readTyped } from '../../src/api/rules/readings.ts'
import type { GuestMeter } from '../../src/api/schemas/guestReadings.ts'
import type { FormSchema } from '../../src/forms/useForm.ts'
import { fieldOf, minimumOf } from './meterField.ts'

export interface SentReading {
  readonly meterId: number
  readonly valueTo: string
}

type Typed = Readonly<Record<string, string>>

/** The readings that were typed, in the order of the meters. */
export const readingsOf = (meters: readonly GuestMeter[], typed: Typed): readonly SentReading[] =>
  meters.flatMap(meter => {
    const read = readTyped(typed[fieldOf(meter)] ?? '')
    return read.kind === 'value' ? [{ meterId: meter.id, valueTo: read.value }] : []
  })

/**
 * Checks what was typed before anything is sent (MET-2); at least one reading has to be there.
 * @param open meters that take a reading
 */
export const readingsSchema = (open: readonly GuestMeter[]): FormSchema => ({
  safeParse(body) {
    const typed = body as Typed
    const issues = open.flatMap(meter => {
      const read = readTyped(typed[fieldOf(meter)] ?? '')
      const problem =
        read.kind === 'wrong'
          ? `validation.${read.problem}`
          : read.kind === 'value' && compareReadings(read.value, minimumOf(meter)) < 0
            ? 'validation.invalid_meter_declaration_value'
            : undefined
      return problem === undefined ? [] : [{ path: [fieldOf(meter)], message: problem }]
    })
    const isEmpty = open.every(meter => readTyped(typed[fieldOf(meter)] ?? '').kind === 'empty')
    const [first] = open
    return isEmpty && first
      ? { error: { issues: [{ path: [fieldOf(first)], message: 'validation.one' }] } }
      : { error: issues.length > 0 ? { issues } : undefined }
  },
})

/** Checks the days of an absence: both are there, in order and not in the past. */
export const absenceSchema = (today: string): FormSchema => ({
  safeParse(body) {
    const { from, until } = body as { from: string; until: string }
    const issues = [
      ...(from === '' ? [{ path: ['from'], message: 'validation.day' }] : []),
      ...(until === ''
        ? [{ path: ['until'], message: 'validation.day' }]
        : until < from || until < today
          ? [{ path: ['until'], message: 'validation.order' }]
          : []),
    ]
    return { error: issues.length > 0 ? { issues } : undefined }
  },
})

/**
 * Fields of the server's refusal by the fields of the form: "readings.1.valueTo" is the field of the second reading
 * that was sent.
 */
export const fieldsOfRefusal = (
  fields: Readonly<Record<string, readonly string[]>>,
  sent: readonly SentReading[],
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, keys]) => {
      const reading = sent[Number(/^readings\.(\d+)\./.exec(field)?.[1])]
      return [reading ? fieldOf({ id: reading.meterId }) : field, keys]
    }),
  )
