/** A value as number, for drawing, and as exact text, for people. */
export interface ChartPoint {
  readonly value: number
  readonly text: string
}

/** A category of the horizontal axis, e.g. a month. */
interface ChartCategory {
  readonly id: string
  /** Full name, e.g. "October 2026". */
  readonly name: string
  /** Axis label, e.g. "Oct". */
  readonly label: string
  /** Group label under its first category, e.g. "2026". */
  readonly group?: string
}

/** A series of bars or a line; undefined is a missing value. */
interface ChartSeries {
  readonly name: string
  readonly points: readonly (ChartPoint | undefined)[]
}

/** Data of a chart. The first series is the main one; up to two more are for comparison. */
export interface ChartData {
  readonly kind: 'bars' | 'lines'
  /** Accessible name of the chart and its table. */
  readonly title: string
  /** Name of the categories, e.g. "Month": header of the table's first column. */
  readonly categoryTitle: string
  readonly categories: readonly ChartCategory[]
  readonly series: readonly ChartSeries[]
  /** Formats a number of the vertical axis. */
  readonly tick: (value: number) => string
}

/** Texts of a chart. */
export interface ChartTexts {
  readonly showTable: string
  readonly showChart: string
  /** Explains the arrow keys. */
  readonly keys: string
}
