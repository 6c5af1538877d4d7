import { describe, expect, test } from 'vitest'
import { takesReading } from '../../../src/api/rules/readings.ts'
import { fieldsOfRefusal, readingsOf, readingsSchema } from '../../../src/forms/readingFields.ts'
import { absenceSchema } from '../../../widgets/submit-reading/absenceSchema.ts'
import { proofOf } from '../../../widgets/submit-reading/proof.ts'
import { meter } from '../../../widgets/submit-reading/scenarios.ts'

const meters = [meter, { ...meter, id: 2, latestMeterReading: null }]

const keysOf = (schema: ReturnType<typeof readingsSchema>, values: object) =>
  Object.fromEntries(
    (schema.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )

describe('Readings without an account', () => {
  test('CNS-4 RDG-1: only a meter that the resident reads, is verified and not declared takes a reading', () => {
    expect(takesReading(meter)).toBe(true)
    expect(takesReading({ ...meter, readingSource: 'remote' })).toBe(false)
    expect(takesReading({ ...meter, isExpired: true })).toBe(false)
    const declared = { valueTo: '413.0000', at: '2026-11-28T08:00:00Z', hasPhoto: false }
    expect(takesReading({ ...meter, declared })).toBe(false)
  })

  test.each([
    [{}, { meter1: 'validation.one' }],
    [{ meter1: '412,4' }, { meter1: 'validation.invalid_meter_declaration_value' }],
    [{ meter1: '412,5' }, {}],
    [{ meter2: '-1' }, { meter2: 'validation.sign' }],
    [
      { meter1: 'x', meter2: '1,23456' },
      { meter1: 'validation.format', meter2: 'validation.decimals' },
    ],
    [{ meter2: '0' }, {}],
  ])('MET-2 RDG-1: %j has the problems %j', (typed, problems) => {
    expect(keysOf(readingsSchema(meters), typed)).toEqual(problems)
  })

  test('RDG-1: sends what was typed, and puts refusals to the fields of their meters', () => {
    const sent = readingsOf(meters, { meter2: ' 00 412,50', meter1: '' })
    expect(sent).toEqual([{ meterId: 2, valueTo: '412.50' }])
    expect(
      fieldsOfRefusal({ 'readings.0.valueTo': ['validation.meter_value'], vendor: ['x'] }, sent),
    ).toEqual({
      meter2: ['validation.meter_value'],
      vendor: ['x'],
    })
  })

  test.each([
    [
      { from: '', until: '' },
      { from: 'validation.day', until: 'validation.day' },
    ],
    [{ from: '2026-11-20', until: '2026-11-22' }, { until: 'validation.order' }],
    [{ from: '2026-12-02', until: '2026-12-01' }, { until: 'validation.order' }],
    [{ from: '2026-11-20', until: '2026-11-23' }, {}],
  ])('RDG-4: the absence %j has the problems %j', (days, problems) => {
    expect(keysOf(absenceSchema('2026-11-23'), days)).toEqual(problems)
  })

  test('RDG-1: an amount may be typed with a comma', () => {
    const proof = { vendor: 'alfa', agreementCode: '1', invoiceNumber: 'A', invoiceAmount: '48,2 €' }
    expect(proofOf(proof)).toEqual({ ...proof, invoiceAmount: '48.20' })
  })
})
