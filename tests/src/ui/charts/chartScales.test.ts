import { describe, expect, it } from 'vitest'
import type { ChartData } from '../../../../src/ui/charts/ChartData.ts'
import { chartScales as scalesOf } from '../../../../src/ui/charts/chartScales.ts'

const chart = (values: readonly (number | undefined)[], kind: ChartData['kind'] = 'bars'): ChartData => ({
  kind,
  title: 'Amounts',
  categoryTitle: 'Month',
  categories: values.map((_, index) => ({ id: String(index), name: `Month ${index}`, label: `m${index}` })),
  series: [
    {
      name: 'This year',
      points: values.map(value => (value === undefined ? value : { value, text: `${value}` })),
    },
  ],
  tick: String,
})
const size = { width: 600, height: 240 }
const chartScales = (data: ChartData, { width, height } = size) =>
  scalesOf(data, { width, height }, text => text.length * 7)

describe('the scales of a chart', () => {
  it('BIL-1: bars start at zero, so that double the value has double the length', () => {
    const { y } = chartScales(chart([20, 40]))
    expect(y(0) - y(40)).toBeCloseTo(2 * (y(0) - y(20)))
  })

  it('a credit extends below zero', () => {
    const { y, bottom } = chartScales(chart([-12.4, 40]))
    expect(y(-12.4)).toBeGreaterThan(y(0))
    expect(y(-12.4)).toBeLessThanOrEqual(bottom)
  })

  it.each([[[]], [[0, 0]], [[undefined, undefined]], [[7, 7]]])('%j has scales too', values => {
    const { ticks, y } = chartScales(chart(values))
    expect(ticks.length).toBeGreaterThan(0)
    expect(Number.isFinite(y(0))).toBe(true)
  })

  it('labels without room are left out, but never the newest', () => {
    const wide = chartScales(chart(Array.from({ length: 24 }, (_, index) => index)))
    const narrow = chartScales(chart(Array.from({ length: 24 }, (_, index) => index)), {
      width: 280,
      height: 240,
    })
    expect(narrow.labelled.length).toBeLessThan(wide.labelled.length)
    expect(narrow.labelled.at(-1)).toBe(23)
    for (const [order, index] of narrow.labelled.entries()) {
      const before = narrow.labelled[order - 1]
      if (before !== undefined) expect(narrow.x(index) - narrow.x(before)).toBeGreaterThan(24)
    }
  })

  it('the newest label is not cut, however many bars there are', () => {
    const months = chart(Array.from({ length: 24 }, (_, index) => index))
    const categories = months.categories.map(each => ({ ...each, label: 'февр.', group: '2026' }))
    const { x, band } = chartScales({ ...months, categories }, { width: 280, height: 240 })
    expect(x(23) + band / 2 + ('февр.'.length * 7) / 2).toBeLessThanOrEqual(280)
  })

  it('lines show their own range', () => {
    const { y, bottom } = chartScales(chart([1000, 1010], 'lines'))
    expect(y(1000)).toBeGreaterThan(bottom - 60)
    expect(y(1010)).toBeLessThan(60)
  })
})
