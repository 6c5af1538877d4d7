import { isReadByResident } from '../../src/api/rules/readings.ts'
import { limits } from '../../src/api/schemas/limits.ts'
import type { Meter } from '../../src/api/schemas/meters.ts'
import type { MoveOut, MoveOutStatus } from '../../src/api/schemas/moveOuts.ts'
import { readingIssues, schemaOf } from '../../src/forms/readingFields.ts'
import type { FormSchema } from '../../src/forms/useForm.ts'

/** Meters whose last reading was not given yet. */
export const withoutReading = (
  meters: readonly Meter[],
  { readings }: Pick<MoveOut, 'readings'>,
): readonly Meter[] =>
  meters.filter(meter => isReadByResident(meter) && !readings.some(({ meterId }) => meterId === meter.id))

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
      ...readingIssues(meters, typed),
    ]
  })
