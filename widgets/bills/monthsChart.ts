import { range } from '../../src/api/rules/range.ts'
import type { BilledMonth } from '../../src/api/schemas/invoices.ts'
import type { Formats } from '../../src/i18n/formats.ts'
import type { Translate } from '../../src/i18n/TextsContext.ts'
import type { ChartData } from '../../src/ui/charts/ChartData.ts'

const maxMonths = 12

/** Adds months to "2026-10"; negative numbers subtract. */
function monthAfter(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 7)
}

/** The amounts of the last year next to those of the year before; undefined with too little data. */
export function monthsChart(
  months: readonly BilledMonth[],
  { money, month, shortMonth, roundMoney }: Formats,
  t: Translate,
): ChartData | undefined {
  const newest = months.at(-1)
  if (!newest || months.length < 2) return undefined
  const last = Math.min(months.length, maxMonths)
  const periods = range(last).map(index => monthAfter(newest.period, index + 1 - last))
  const point = (period: string) => {
    const billedMonth = months.find(billed => billed.period === period && billed.currency === newest.currency)
    return (
      billedMonth && {
        value: Number(billedMonth.amount),
        text: money(billedMonth.amount, billedMonth.currency),
      }
    )
  }
  const previousYear = periods.map(period => point(monthAfter(period, -12)))
  return {
    kind: 'bars',
    title: t('compare.chart.title'),
    categoryTitle: t('columns.period'),
    categories: periods.map(period => ({
      id: period,
      name: month(period),
      label: shortMonth(period),
      group: period.slice(0, 4),
    })),
    series: [
      ...(previousYear.some(value => value)
        ? [{ name: t('compare.chart.yearBefore'), points: previousYear }]
        : []),
      { name: t('compare.chart.now'), points: periods.map(point) },
    ].reverse(),
    tick: value => roundMoney(value, newest.currency),
  }
}
