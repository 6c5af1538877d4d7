import { useMemo } from 'react'
import { useT } from '../i18n/useT.ts'
import { lazyComponent } from '../runtime/lazyComponent.tsx'
import { useInView } from '../runtime/useInView.ts'
import type { ChartData } from '../ui/charts/ChartData.ts'

const Drawing = lazyComponent(
  async () => (await import('../ui/charts/ChartDrawing.tsx')).ChartDrawing,
  <div aria-busy="true" />,
)

/** Height of a chart with its button, and of one with a legend too, in pixels: what is below does not move. */
const heights = { plain: 324, withLegend: 352 }

/**
 * A chart with its table. Its code is fetched when it is about to be visible. Keep `data` the same object while nothing changes.
 */
export function Chart({ data }: { readonly data: ChartData }) {
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
    <div
      ref={ref}
      className="chart-place"
      style={{ minBlockSize: data.series.length > 1 ? heights.withLegend : heights.plain }}
    >
      {isInView && <Drawing data={data} texts={texts} />}
    </div>
  )
}
