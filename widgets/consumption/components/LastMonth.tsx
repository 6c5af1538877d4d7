import { Calculator, CircleHelp, Gauge, Radio } from 'lucide'
import { type Comparison, compareUse, roundKwh } from '../../../src/api/rules/compareUse.ts'
import type { ServiceConsumption } from '../../../src/api/schemas/consumption.ts'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { useUnit } from '../../../src/runtime/useUnit.ts'
import { Notice } from '../../../src/ui/Notice.tsx'
import { Status } from '../../../src/ui/Status.tsx'

interface Props {
  readonly consumption: ServiceConsumption
  /** How the vendor estimates, in a sentence. */
  readonly howEstimated: string | undefined
}

const sourceIcons = { remote: Radio, resident: Gauge, estimated: Calculator, other: CircleHelp } as const

const directionOf = (percent: number) => (percent === 0 ? 'same' : percent > 0 ? 'more' : 'less')

/** The newest month: how much, who read it, and how it compares (CNS-1, CNS-2, CNS-4). */
export function LastMonth({ consumption: { unit, category, months }, howEstimated }: Props) {
  const t = useT()
  const { month, reading } = useFormat()
  const unitName = useUnit()
  const [newest] = months
  if (!newest) return null
  const { quantity, kwh, readingSource: source } = newest
  const isKwh = kwh !== null && unit !== 'kWh'
  const use = (value: string, of = unit) => `${reading(value)} ${unitName(of)}`
  const other = (comparison: Comparison) =>
    comparison.unit === 'kwh' ? use(roundKwh(comparison.other), 'kWh') : use(comparison.other)
  return (
    <>
      <div className="last-month">
        <h3>{month(newest.month)}</h3>
        <p className="use">
          <span className="amount">{use(quantity)}</span>
          {isKwh && <span className="muted">{use(roundKwh(kwh), 'kWh')}</span>}
        </p>
        <Status tone={source === 'estimated' ? 'warning' : 'neutral'} icon={sourceIcons[source]}>
          {t(`source.${source}`)}
        </Status>
      </div>
      {source === 'estimated' && howEstimated && <Notice tone="warning">{howEstimated}</Notice>}
      <dl className="comparisons">
        {compareUse(months).map(comparison => (
          <div key={comparison.kind}>
            <dt>
              {t(`compare.${comparison.kind}`)}
              {comparison.month !== undefined && <span className="muted">{month(comparison.month)}</span>}
              {comparison.kind === 'average' && category && <span className="muted">{category}</span>}
            </dt>
            <dd>
              <span>{other(comparison)}</span>
              {comparison.percent !== undefined && (
                <span className="muted">
                  {t(`change.${directionOf(comparison.percent)}`, { percent: Math.abs(comparison.percent) })}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
