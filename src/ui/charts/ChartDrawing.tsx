import { ChartColumn, Table } from 'lucide'
import { useState } from 'react'
import { Button } from '../Button.tsx'
import { useSheet } from '../useSheet.ts'
import type { ChartData, ChartTexts } from './ChartData.ts'
import { ChartLegend } from './ChartLegend.tsx'
import { ChartTable } from './ChartTable.tsx'
import chartsCss from './charts.css?inline'
import { Plot } from './Plot.tsx'

interface Props {
  readonly data: ChartData
  readonly texts: ChartTexts
}

/** A chart with its table: screen readers always have the table, others after a click. */
export function ChartDrawing({ data, texts }: Props) {
  useSheet(chartsCss)
  const [asTable, setAsTable] = useState(false)
  return (
    <figure className="chart">
      {!asTable && (
        <>
          <ChartLegend data={data} />
          <Plot data={data} keys={texts.keys} />
        </>
      )}
      <ChartTable data={data} visible={asTable} />
      <Button variant="quiet" icon={asTable ? ChartColumn : Table} onClick={() => setAsTable(!asTable)}>
        {asTable ? texts.showChart : texts.showTable}
      </Button>
    </figure>
  )
}
