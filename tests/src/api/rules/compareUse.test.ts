import { describe, expect, it } from 'vitest'
import { compareUse, correctForWeather } from '../../../../src/api/rules/compareUse.ts'
import type { ConsumptionMonth } from '../../../../src/api/schemas/consumption.ts'

const month = (
  name: string,
  kwh: string | null,
  changes: Partial<ConsumptionMonth> = {},
): ConsumptionMonth => ({
  month: name,
  quantity: '2.5',
  kwh,
  readingSource: 'remote',
  degreeDays: null,
  average: null,
  ...changes,
})

describe('compareUse', () => {
  it('CNS-1: compares with the month before, the year before and the average user, in kilowatt-hours', () => {
    const average = { quantity: '2', kwh: '1200' }
    expect(
      compareUse([month('2026-01', '900', { average }), month('2025-12', '600'), month('2025-01', '1000.5')]),
    ).toEqual([
      { kind: 'monthBefore', now: '900', other: '600', unit: 'kwh', month: '2025-12', percent: 50 },
      { kind: 'yearBefore', now: '900', other: '1000.5', unit: 'kwh', month: '2025-01', percent: -10 },
      { kind: 'average', now: '900', other: '1200', unit: 'kwh', percent: -25 },
    ])
  })

  it('CNS-1: compares quantities if one side has no kilowatt-hours, and leaves out months that are missing', () => {
    expect(compareUse([month('2026-10', '900'), month('2026-09', null), month('2026-08', '5')])).toEqual([
      { kind: 'monthBefore', now: '2.5', other: '2.5', unit: 'quantity', month: '2026-09', percent: 0 },
    ])
    expect(compareUse([])).toEqual([])
  })

  it('CNS-1: gives no percentage of nothing', () => {
    expect(compareUse([month('2026-10', '900'), month('2026-09', '0')])[0]?.percent).toBeUndefined()
    expect(compareUse([month('2026-10', '0.0001'), month('2026-09', '0.0300')])[0]?.percent).toBe(-100)
  })

  it('CNS-2: corrects the year before by the heating degree days of both months', () => {
    const found = compareUse([
      month('2026-10', '900', { degreeDays: '300' }),
      month('2025-10', '1000', { degreeDays: '250' }),
    ])
    expect(found.map(({ kind, other, percent }) => [kind, other, percent])).toEqual([
      ['yearBefore', '1000', -10],
      ['yearBeforeCorrected', '1200.0000', -25],
    ])
  })

  it('CNS-2: corrects nothing without degree days of both months, or where there were none', () => {
    expect(correctForWeather('10', null, '5')).toBeUndefined()
    expect(correctForWeather('10', '5', null)).toBeUndefined()
    expect(correctForWeather('10', '0', '5')).toBeUndefined()
    expect(correctForWeather('10', '3', '1')).toBe('3.3333')
    expect(correctForWeather('10', '3', '2')).toBe('6.6667')
  })
})
