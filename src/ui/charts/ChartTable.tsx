import { useSheet } from '../useSheet.ts'
import type { ChartData } from './ChartData.ts'
import chartsCss from './charts.css?inline'

interface Props {
  readonly data: ChartData
  /** Otherwise only for screen readers. */
  readonly visible: boolean
}

/** The same values as a table. */
export function ChartTable({ data: { title, categoryTitle, categories, series }, visible }: Props) {
  useSheet(chartsCss)
  return (
    <div className={visible ? 'chart-table' : 'vh'}>
      <table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{categoryTitle}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map(({ id, name }, index) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {series.map(each => (
                <td key={each.name} className="money">
                  {each.points[index]?.text ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
