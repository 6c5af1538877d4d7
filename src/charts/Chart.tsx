import { useMemo } from 'react'
import { useT } from '../i18n/useT.ts'
import { lazyComponent } from '../runtime/lazyComponent.tsx'
import { useInView } from '../runtime/useInView.ts'
import type { ChartData } from '../ui/charts/ChartData.ts'
import chartsCss from '../ui/charts/charts.css?inline'
import { useSheet } from '../ui/useSheet.ts'

const Drawing = lazyComponent(
  async () => (await import('../ui/charts/ChartDrawing.tsx')).ChartDrawing,
  <div aria-busy="true" />,
)

/**
 * A chart with its table. Its code is fetched when it is about to be visible. Keep `data` the same object while nothing changes.
 */
export function Chart({ data }: { readonly data: ChartData }) {
  useSheet(chartsCss)
  const t = useT()
  const [ref, isInView] = useInView<HTMLDivElement>()
  const texts = useMemo(
    () => ({
      showTable: t('shared:chart.table'),
      showChart: t('shared:chart.drawing'),
      keys: t('shared:chart.keys'),
    }),
    [t],
  )
  return (
    <div ref={ref} className={data.series.length > 1 ? 'chart-place with-legend' : 'chart-place'}>
      {isInView && <Drawing data={data} texts={texts} />}
    </div>
  )
}
