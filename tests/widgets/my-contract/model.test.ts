import { describe, expect, test } from 'vitest'
import type { MoveOutStatus } from '../../../src/api/schemas/moveOuts.ts'
import { fieldsOfRefusal, readingsOf, readingsSchema } from '../../../src/forms/readingFields.ts'
import { moveOutSchema, withoutReading } from '../../../widgets/my-contract/model.ts'
import { meter } from '../../../widgets/my-contract/scenarios.ts'

const meters = [meter, { ...meter, id: 2, latestMeterReading: null }]
const status: MoveOutStatus = {
  isOffered: true,
  earliestDay: '2026-12-05',
  latestDay: '2027-11-21',
  noticeDays: 14,
  moveOut: null,
}
const filled = { day: '2026-12-31', forwardingAddress: 'Sodų g. 5, Palanga' }

const keysOf = (schema: ReturnType<typeof moveOutSchema>, values: object) =>
  Object.fromEntries(
    (schema.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )

describe('Moving out', () => {
  test.each([
    [{}, {}],
    [{ day: '' }, { day: 'validation.day' }],
    [{ day: '2026-12-04' }, { day: 'validation.early' }],
    [{ day: '2026-12-05' }, {}],
    [{ day: '2027-11-22' }, { day: 'validation.late' }],
    [{ forwardingAddress: '  ' }, { forwardingAddress: 'validation.address' }],
    [{ forwardingAddress: 'Oslo' }, { forwardingAddress: 'validation.length' }],
    [{ meter1: '412,4' }, { meter1: 'validation.invalid_meter_declaration_value' }],
    [{ meter1: '412,5', meter2: '1,23456' }, { meter2: 'validation.decimals' }],
  ])('MOV-1 MOV-6: %j has the problems %j', (typed, problems) => {
    expect(keysOf(moveOutSchema(status, meters), { ...filled, ...typed })).toEqual(problems)
  })

  test('MOV-2: readings that follow are at least one, and of meters without one', () => {
    expect(keysOf(readingsSchema(meters), { meter1: '' })).toEqual({ meter1: 'validation.one' })
    expect(keysOf(readingsSchema(meters), { meter2: '7' })).toEqual({})
    const readings = [
      { meterId: 1, number: '8412-77', type: 'cold_water', unit: 'm³', value: '415.0000' },
    ] as const
    const remote = { ...meter, id: 3, readingSource: 'remote' } as const
    expect(withoutReading([...meters, remote], { readings: [...readings] }).map(({ id }) => id)).toEqual([2])
  })

  test('MOV-2: sends exact text, and puts refusals to the fields of their meters', () => {
    const sent = readingsOf(meters, { ...filled, meter1: '', meter2: ' 00 412,50' })
    expect(sent).toEqual([{ meterId: 2, valueTo: '412.50' }])
    expect(fieldsOfRefusal({ 'readings.0.valueTo': ['x'], day: ['y'] }, sent)).toEqual({
      meter2: ['x'],
      day: ['y'],
    })
  })
})
