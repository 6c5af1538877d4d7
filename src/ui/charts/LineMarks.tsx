import { line } from 'd3-shape'
import type { ChartData, ChartPoint } from './ChartData.ts'
import type { ChartScales } from './chartScales.ts'
import { Mark } from './Mark.tsx'

interface Props {
  readonly data: ChartData
  readonly scales: ChartScales
}

/** Lines with markers; a missing value leaves a gap. */
export function LineMarks({ data, scales: { x, y, band } }: Props) {
  const across = (index: number) => x(index) + band / 2
  const path = line<ChartPoint | undefined>()
    .defined(point => point !== undefined)
    .x((_, index) => across(index))
    .y(point => y(point?.value ?? 0))
  return data.series.map(({ name, points }, series) => (
    <g key={name} className={`chart-s${series}`}>
      <path d={path([...points]) ?? ''} fill="none" />
      {points.map(
        (point, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is identified by its position on the axis
          point && <Mark key={index} series={series} x={across(index)} y={y(point.value)} />,
      )}
    </g>
  ))
}
