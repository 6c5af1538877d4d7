import { useMemo } from 'react'
import { Chart } from '../../../src/charts/Chart.tsx'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import type { ChartData } from '../../../src/ui/charts/ChartData.ts'
import type { House } from '../types.ts'

/** Balance of the savings fund, and its changes by month. */
export function Fund({ fund }: { readonly fund: NonNullable<House['fund']> }) {
  const t = useT()
  const { money, month, shortMonth, number } = useFormat()
  const { balance, currency, history } = fund
  const data = useMemo(
    (): ChartData => ({
      kind: 'lines',
      title: t('fund.chart'),
      categoryTitle: t('fund.month'),
      categories: history.map(each => ({
        id: each.month,
        name: month(each.month),
        label: shortMonth(each.month),
        group: each.month.slice(0, 4),
      })),
      series: [
        {
          name: t('fund.balance'),
          points: history.map(each => ({ value: Number(each.balance), text: money(each.balance, currency) })),
        },
      ],
      tick: number,
    }),
    [history, currency, t, money, month, shortMonth, number],
  )
  return (
    <>
      <h2>{t('fund.title')}</h2>
      <p className="balance money">{money(balance, currency)}</p>
      {history.length > 1 && <Chart data={data} />}
    </>
  )
}
