import { useSheet } from '../useSheet.ts'
import type { ChartData } from './ChartData.ts'
import chartsCss from './charts.css?inline'
import { Mark } from './Mark.tsx'

/** Legend; empty for a single series. */
export function ChartLegend({ data: { kind, series } }: { readonly data: ChartData }) {
  useSheet(chartsCss)
  if (series.length < 2) return null
  return (
    <ul className="chart-legend small" aria-hidden="true">
      {series.map(({ name }, index) => (
        <li key={name}>
          <svg viewBox="0 0 28 16" className={`chart-s${index}`} aria-hidden="true">
            {kind === 'bars' ? (
              <rect x={8} y={2} width={12} height={12} rx={2} />
            ) : (
              <>
                <path d="M2 8h24" />
                <Mark series={index} x={14} y={8} />
              </>
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
