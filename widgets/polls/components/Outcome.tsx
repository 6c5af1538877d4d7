import { useMemo } from 'react'
import { Chart } from '../../../src/charts/Chart.tsx'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import type { ChartData } from '../../../src/ui/charts/ChartData.ts'
import type { PollDetail } from '../model.ts'

/** The outcome of a poll with several questions side by side, as a chart with its table. */
export function Outcome({ poll }: { readonly poll: PollDetail }) {
  const t = useT()
  const { number } = useFormat()
  const { questions, requiredVotes } = poll
  const data = useMemo((): ChartData => {
    const point = (value: number) => ({ value, text: number(value) })
    return {
      kind: 'bars',
      title: t('outcome.title'),
      categoryTitle: t('outcome.question'),
      categories: questions.map(({ id, text }, index) => ({
        id: String(id),
        name: `${index + 1}. ${text}`,
        label: String(index + 1),
      })),
      series: [
        { name: t('choices.agree'), points: questions.map(({ agree }) => point(agree)) },
        { name: t('choices.disagree'), points: questions.map(({ disagree }) => point(disagree)) },
        { name: t('facts.required'), points: questions.map(() => point(requiredVotes)) },
      ],
      tick: number,
    }
  }, [t, number, questions, requiredVotes])
  return (
    <section>
      <h3>{data.title}</h3>
      <Chart data={data} />
    </section>
  )
}
