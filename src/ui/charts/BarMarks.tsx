import type { ChartData } from './ChartData.ts'
import type { ChartScales } from './chartScales.ts'

interface Props {
  readonly data: ChartData
  readonly scales: ChartScales
}

/** Bars from zero; each series has its own fill. */
export function BarMarks({ data, scales }: Props) {
  const { x, y, bar, band } = scales
  const only = data.series.length === 1
  return data.series.map(({ name, points }, series) => (
    <g key={name} className={`chart-s${series}`}>
      {points.map((point, index) => {
        const { x: shift, width } = bar(series)
        const top = point && Math.min(y(point.value), y(0))
        return (
          point &&
          top !== undefined && (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is identified by its position on the axis
              key={index}
              x={x(index) + (only ? (band - width) / 2 : shift)}
              y={top}
              width={width}
              height={Math.max(1, Math.abs(y(point.value) - y(0)))}
              rx={2}
            />
          )
        )
      })}
    </g>
  ))
}
