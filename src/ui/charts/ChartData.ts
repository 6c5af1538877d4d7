/** A value: as a number for the drawing, and as the text that people read, in which nothing is rounded. */
export interface ChartPoint {
  readonly value: number
  readonly text: string
}

/** A place on the horizontal axis, e.g. a month. */
interface ChartCategory {
  readonly id: string
  /** Its whole name, e.g. "October 2026". */
  readonly name: string
  /** What stands under the axis, e.g. "Oct". */
  readonly label: string
  /** Stands under the first label of each group, e.g. "2026". */
  readonly group?: string
}

/** One row of bars or one line; undefined where there is no value. */
interface ChartSeries {
  readonly name: string
  readonly points: readonly (ChartPoint | undefined)[]
}

/** What a chart shows. The first series is the main one; up to two more stand beside it for comparison. */
export interface ChartData {
  readonly kind: 'bars' | 'lines'
  /** Names the chart for screen readers, and its table. */
  readonly title: string
  /** What the categories are, e.g. "Month": head of the table's first column. */
  readonly categoryTitle: string
  readonly categories: readonly ChartCategory[]
  readonly series: readonly ChartSeries[]
  /** Writes a number of the vertical axis. */
  readonly tick: (value: number) => string
}

/** Words around a chart. */
export interface ChartTexts {
  readonly showTable: string
  readonly showChart: string
  /** Says how the arrow keys go through the values. */
  readonly keys: string
}
