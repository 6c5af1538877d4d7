import { useMemo } from 'react'
import type { Meter, MeterReading } from '../../../src/api/schemas/meters.ts'
import { Chart } from '../../../src/charts/Chart.tsx'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { useUnit } from '../../../src/runtime/useUnit.ts'
import type { ChartData } from '../../../src/ui/charts/ChartData.ts'
import { comparedYears } from '../comparedYears.ts'

interface Props {
  readonly meter: Meter
  readonly readings: readonly MeterReading[]
}

/** Consumption of a meter by month, compared with the year before, and the newest month as text. */
export function Consumption({ meter, readings }: Props) {
  const t = useT()
  const { month, shortMonth, number, reading } = useFormat()
  const unit = useUnit()(meter.unit)
  const years = useMemo(() => comparedYears(readings), [readings])
  const data = useMemo((): ChartData => {
    const point = (value: string | undefined) =>
      value === undefined ? undefined : { value: Number(value), text: `${reading(value)} ${unit}` }
    const before = years.some(each => each.before !== undefined)
    return {
      kind: 'bars',
      title: t('history.chart', { unit }),
      categoryTitle: t('history.columns.month'),
      categories: years.map(each => ({
        id: each.month,
        name: month(each.month),
        label: shortMonth(each.month),
        group: each.month.slice(0, 4),
      })),
      series: [
        { name: t('history.thisYear'), points: years.map(each => point(each.used)) },
        ...(before ? [{ name: t('history.yearBefore'), points: years.map(each => point(each.before)) }] : []),
      ],
      tick: number,
    }
  }, [years, t, month, shortMonth, number, reading, unit])
  const last = years.at(-1)
  return (
    <section className="consumption">
      <h3>{t('history.chart', { unit })}</h3>
      {last?.change !== undefined && last.used !== undefined && (
        <p>
          {t(
            `history.change.${last.change.startsWith('-') ? 'less' : Number(last.change) === 0 ? 'same' : 'more'}`,
            {
              month: month(last.month),
              used: reading(last.used),
              change: reading(last.change.replace('-', '')),
              unit,
            },
          )}
        </p>
      )}
      <Chart data={data} />
    </section>
  )
}
