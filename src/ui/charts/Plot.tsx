import { type KeyboardEvent, type PointerEvent, useMemo, useState } from 'react'
import { useSheet } from '../useSheet.ts'
import { useWidth } from '../useWidth.ts'
import { BarMarks } from './BarMarks.tsx'
import type { ChartData } from './ChartData.ts'
import { chartScales } from './chartScales.ts'
import chartsCss from './charts.css?inline'
import { LineMarks } from './LineMarks.tsx'
import { widthOfText } from './widthOfText.ts'

const height = 240

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at, last) => Math.min(last, at + 1),
  ArrowLeft: at => Math.max(0, at - 1),
  ArrowDown: at => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

interface Props {
  readonly data: ChartData
  readonly keys: string
}

/** The drawing. One tab stop; arrow keys move between values, which screen readers announce. */
export function Plot({ data, keys }: Props) {
  useSheet(chartsCss)
  const { categories, series, kind, title } = data
  const last = categories.length - 1
  const [picked, setPicked] = useState<number>()
  const selected = Math.min(picked ?? last, last)
  const [frame, width] = useWidth<HTMLDivElement>()
  const scales = useMemo(
    () => chartScales(data, { width, height }, widthOfText(frame.current)),
    [data, width, frame],
  )
  const { left, right, bottom, ticks, x, y, band, labelled } = scales
  const values = series.map(({ name, points }) => ({ name, text: points[selected]?.text ?? '–' }))
  const announcement = values
    .map(({ name, text }) => (series.length > 1 ? `${name} ${text}` : text))
    .join(', ')

  const onKeyDown = (event: KeyboardEvent) => {
    const next = steps[event.key]?.(selected, last)
    if (next === undefined) return
    event.preventDefault()
    setPicked(next)
  }
  const onPointer = (event: PointerEvent<HTMLElement>) => {
    const across = event.clientX - event.currentTarget.getBoundingClientRect().left - left
    const step = (right - left) / Math.max(1, categories.length)
    setPicked(Math.max(0, Math.min(last, Math.floor(across / step))))
  }
  const groupAt = labelled.filter(
    (index, order) => categories[index]?.group !== categories[labelled[order - 1] ?? -1]?.group,
  )
  return (
    <>
      <p className="chart-said" aria-hidden="true">
        <span className="muted">{categories[selected]?.name}</span>
        {values.map(({ name, text }, index) => (
          <span key={name} className="money">
            {series.length > 1 && <span className="muted">{name} </span>}
            {index === 0 ? <strong>{text}</strong> : text}
          </span>
        ))}
      </p>
      <div
        ref={frame}
        className="chart-plot"
        role="slider"
        tabIndex={0}
        aria-label={title}
        aria-description={keys}
        aria-orientation="horizontal"
        aria-valuemin={1}
        aria-valuemax={last + 1}
        aria-valuenow={selected + 1}
        aria-valuetext={`${categories[selected]?.name ?? ''}: ${announcement}`}
        onKeyDown={onKeyDown}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
      >
        {width > 0 && (
          <svg width={width} height={height} aria-hidden="true">
            {ticks.map(tick => (
              <g key={tick.y} className="chart-tick">
                <path d={`M${left} ${tick.y}H${right}`} />
                <text x={left - 8} y={tick.y} dy="0.35em" textAnchor="end">
                  {tick.text}
                </text>
              </g>
            ))}
            <rect className="chart-at" x={x(selected) - 3} y={0} width={band + 6} height={bottom} rx={4} />
            {kind === 'bars' ? (
              <BarMarks data={data} scales={scales} />
            ) : (
              <LineMarks data={data} scales={scales} />
            )}
            {kind === 'bars' && <path className="chart-zero" d={`M${left} ${y(0)}H${right}`} />}
            {labelled.map(index => (
              <text
                key={categories[index]?.id}
                className="chart-label"
                x={x(index) + band / 2}
                y={bottom + 17}
                textAnchor="middle"
              >
                {categories[index]?.label}
                {groupAt.includes(index) && (
                  <tspan x={x(index) + band / 2} dy={16}>
                    {categories[index]?.group}
                  </tspan>
                )}
              </text>
            ))}
          </svg>
        )}
      </div>
    </>
  )
}
