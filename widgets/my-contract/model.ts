import { compareReadings, readTyped } from '../../src/api/rules/readings.ts'
import { limits } from '../../src/api/schemas/limits.ts'
import type { Meter } from '../../src/api/schemas/meters.ts'
import type { MoveOut, MoveOutStatus } from '../../src/api/schemas/moveOuts.ts'
import type { FormSchema } from '../../src/forms/useForm.ts'

type Typed = Readonly<Record<string, string>>

/** Name of a meter's field. */
export const fieldOf = ({ id }: { readonly id: number }): string => `meter${id}`

/** Whether a meter takes a last reading; a remotely read one takes none (CNS-4). */
export const takesReading = (meter: Meter): boolean => !meter.isExpired && meter.readingSource !== 'remote'

/** Lower limit of a last reading. */
export const minimumOf = (meter: Meter): string => meter.latestMeterReading?.valueTo ?? meter.defaultValue

/** Meters whose last reading was not given yet. */
export const withoutReading = (
  meters: readonly Meter[],
  { readings }: Pick<MoveOut, 'readings'>,
): readonly Meter[] =>
  meters.filter(meter => takesReading(meter) && !readings.some(({ meterId }) => meterId === meter.id))

/** The readings that were typed, in the order of the meters. */
export const readingsOf = (meters: readonly Meter[], typed: Typed) =>
  meters.flatMap(meter => {
    const read = readTyped(typed[fieldOf(meter)] ?? '')
    return read.kind === 'value' ? [{ meterId: meter.id, valueTo: read.value }] : []
  })

interface Issue {
  readonly path: readonly string[]
  readonly message: string
}

const issuesOfReadings = (meters: readonly Meter[], typed: Typed): readonly Issue[] =>
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

const schemaOf = (issuesOf: (typed: Typed) => readonly Issue[]): FormSchema => ({
  safeParse(body) {
    const issues = issuesOf(body as Typed)
    return { error: issues.length > 0 ? { issues } : undefined }
  },
})

/** Checks the whole form before anything is sent: readings are optional (MOV-1, MET-2). */
export const moveOutSchema = (status: MoveOutStatus | undefined, meters: readonly Meter[]): FormSchema =>
  schemaOf(typed => {
    const { day = '', forwardingAddress = '' } = typed
    const address = forwardingAddress.trim()
    const { min, max } = limits.moveOut.address
    const dayProblem =
      day === ''
        ? 'day'
        : status && day < status.earliestDay
          ? 'early'
          : status && day > status.latestDay
            ? 'late'
            : undefined
    const addressProblem =
      address === '' ? 'address' : address.length < min || address.length > max ? 'length' : undefined
    return [
      ...(dayProblem ? [{ path: ['day'], message: `validation.${dayProblem}` }] : []),
      ...(addressProblem ? [{ path: ['forwardingAddress'], message: `validation.${addressProblem}` }] : []),
      ...issuesOfReadings(meters, typed),
    ]
  })

/** Checks last readings that follow later: at least one has to be there. */
export const lastReadingsSchema = (meters: readonly Meter[]): FormSchema =>
  schemaOf(typed => {
    const [first] = meters
    const isEmpty = meters.every(meter => readTyped(typed[fieldOf(meter)] ?? '').kind === 'empty')
    return isEmpty && first
      ? [{ path: [fieldOf(first)], message: 'validation.one' }]
      : issuesOfReadings(meters, typed)
  })

/** Fields of the server's refusal by the fields of the form: "readings.1.valueTo" is that of the second reading sent. */
export const fieldsOfRefusal = (
  fields: Readonly<Record<string, readonly string[]>>,
  sent: readonly { readonly meterId: number }[],
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, keys]) => {
      const reading = sent[Number(/^readings\.(\d+)\./.exec(field)?.[1])]
      return [reading ? fieldOf({ id: reading.meterId }) : field, keys]
    }),
  )
