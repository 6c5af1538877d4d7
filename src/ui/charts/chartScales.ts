import { nice, ticks as ticksBetween } from 'd3-array'
import { bandScale } from './bandScale.ts'
import type { ChartData } from './ChartData.ts'

export interface ChartSize {
  readonly width: number
  readonly height: number
}

/** Margins of the plot in pixels; the labels of the vertical axis decide the left one. */
const around = { top: 8, right: 4, bottom: 40 }

/** Scales from values to pixels. */
export interface ChartScales {
  readonly left: number
  readonly right: number
  readonly bottom: number
  /** Values of the grid lines. */
  readonly ticks: readonly { readonly y: number; readonly text: string }[]
  readonly y: (value: number) => number
  /** Start of a category's band in pixels. */
  readonly x: (index: number) => number
  readonly band: number
  /** Start and width of a series' bar in its band. */
  readonly bar: (series: number) => { readonly x: number; readonly width: number }
  /** Indices of the categories whose labels fit. */
  readonly labelled: readonly number[]
}

/**
 * Computes the scales of a chart. Bars always start at zero, so that lengths are comparable; lines use their own
 * range.
 * @param widthOf width of a text beside the plot, in pixels
 */
export function chartScales(
  data: ChartData,
  { width, height }: ChartSize,
  widthOf: (text: string) => number,
): ChartScales {
  const widest = (texts: readonly string[]) => Math.max(0, ...texts.map(widthOf))
  const values = data.series.flatMap(({ points }) => points.flatMap(point => (point ? [point.value] : [])))
  const zero = data.kind === 'bars' ? [0] : []
  const low = Math.min(...values, ...zero)
  const high = Math.max(...values, ...zero)
  const isFlat = !Number.isFinite(low) || low === high
  const [start, end] = isFlat ? nice(Math.min(0, low || 0), Math.max(1, high || 0), 4) : nice(low, high, 4)
  const bottom = height - around.bottom
  const y = (value: number) => bottom + ((value - start) / (end - start)) * (around.top - bottom)
  const ticks = ticksBetween(start, end, 4).map(value => ({ y: y(value), text: data.tick(value) }))
  const left = Math.ceil(widest(ticks.map(({ text }) => text))) + 8
  const indexes = data.categories.map((_, index) => index)
  const last = indexes.length - 1
  const { label = '', group: lastGroup = '' } = data.categories[last] ?? {}
  const halfLabel = widest([label, lastGroup]) / 2
  // The newest label is centred below a bar that may be narrower: the rest of it needs room at the right.
  const halfStep = (width - left - halfLabel) / Math.max(1, indexes.length) / 2
  const right = Math.max(left + 1, width - Math.max(around.right, Math.ceil(halfLabel - halfStep)))
  const x = bandScale(indexes.length, { from: left, to: right, inner: 0.28, outer: 0.14 })
  const inner = bandScale(data.series.length, { from: 0, to: x.width, inner: 0.12, outer: 0 })
  const labelWidth = widest(data.categories.flatMap(({ label, group = '' }) => [label, group]))
  const each = Math.max(1, Math.ceil((labelWidth + 8) / Math.max(1, x.step)))
  return {
    left,
    right,
    bottom,
    ticks,
    y,
    x: x.start,
    band: x.width,
    bar: series => ({ x: inner.start(series), width: Math.min(inner.width, 40) }),
    // The newest category always has its label.
    labelled: indexes.filter(index => (last - index) % each === 0),
  }
}
