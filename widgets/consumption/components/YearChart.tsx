import { useMemo } from 'react'
import type { ServiceConsumption } from '../../../src/api/schemas/consumption.ts'
import { Chart } from '../../../src/charts/Chart.tsx'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { useUnit } from '../../../src/runtime/useUnit.ts'
import type { ChartData } from '../../../src/ui/charts/ChartData.ts'
import { usedYears } from '../model.ts'

/** Use of the last year by month beside the year before, which is weather-corrected where it can be (CNS-2). */
export function YearChart({ consumption }: { readonly consumption: ServiceConsumption }) {
  const t = useT()
  const { month, shortMonth, number, reading } = useFormat()
  const unitName = useUnit()
  const data = useMemo((): ChartData => {
    const { months, isCorrected, isKwh } = usedYears(consumption.months)
    const unit = unitName(isKwh ? 'kWh' : consumption.unit)
    const point = (value: string | undefined) =>
      value === undefined ? undefined : { value: Number(value), text: `${reading(value)} ${unit}` }
    return {
      kind: 'bars',
      title: t(isCorrected ? 'chart.corrected' : 'chart.title', { unit }),
      categoryTitle: t('chart.month'),
      categories: months.map(each => ({
        id: each.month,
        name: month(each.month),
        label: shortMonth(each.month),
        group: each.month.slice(0, 4),
      })),
      series: [
        { name: t('chart.now'), points: months.map(each => point(each.used)) },
        ...(months.some(each => each.before !== undefined)
          ? [
              {
                name: t('chart.before'),
                points: months.map(each => point(each.before)),
              },
            ]
          : []),
      ],
      tick: number,
    }
  }, [consumption, t, month, shortMonth, number, reading, unitName])
  return (
    <div>
      <h3>{data.title}</h3>
      <Chart data={data} />
    </div>
  )
}
