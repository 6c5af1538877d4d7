import { ArrowDown, ArrowUp } from 'lucide'
import { useState } from 'react'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Icon } from '../../../src/ui/Icon.tsx'
import type { BillPart, BillParts } from '../model.ts'

/** Parts shown before "show all". */
const collapsedCount = 5

interface Props extends BillParts {
  readonly currency: string
}

/** What a bill is made of: each service with a bar of its size, its amount and its change; then the total (BIL-8). */
export function PartsTable({ parts, total, difference, currency }: Props) {
  const t = useT()
  const { money } = useFormat()
  const [all, setAll] = useState(false)
  const sentence =
    difference &&
    t(`compare.${directionOf(difference)}`, { amount: money(difference.replace('-', ''), currency) })
  return (
    <div className="parts">
      {sentence && <p className="parts-sum">{sentence}</p>}
      <table aria-label={t('compare.title')}>
        <thead className="vh">
          <tr>
            <th scope="col">{t('compare.service')}</th>
            <th scope="col">{t('columns.sum')}</th>
          </tr>
        </thead>
        <tbody>
          {(all ? parts : parts.slice(0, collapsedCount)).map(part => (
            <tr key={part.service}>
              <th scope="row">
                {part.name}
                <span className="part-bar">
                  <span style={{ inlineSize: `${part.share}%` }} />
                </span>
              </th>
              <td className="money">
                {part.now === null ? '–' : money(part.now, currency)}
                <Change part={part} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('compare.total')}</th>
            <td className="money">{money(total, currency)}</td>
          </tr>
        </tfoot>
      </table>
      {parts.length > collapsedCount && (
        <Button variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('compare.fewer') : t('compare.all', { count: parts.length })}
        </Button>
      )}
    </div>
  )
}

function directionOf(difference: string): 'same' | 'less' | 'more' {
  if (!/[1-9]/.test(difference)) return 'same'
  return difference.startsWith('-') ? 'less' : 'more'
}

/** Where people see two lines, a screen reader reads one. */
const comma = <span className="vh">, </span>

/** How much more or less a part costs than on the earlier bill. */
function Change({
  part: { now, was, difference },
  currency,
}: {
  readonly part: BillPart
  readonly currency: string
}) {
  const t = useT()
  const { money } = useFormat()
  if (difference === undefined) return null
  const direction = directionOf(difference)
  if (was === null || now === null)
    return (
      <span className="part-change">
        {comma}
        {t(was === null ? 'compare.new' : 'compare.gone')}
      </span>
    )
  if (direction === 'same')
    return (
      <>
        {comma}
        <span className="vh">{t('compare.sameWord')}</span>
      </>
    )
  return (
    <span className="part-change">
      <Icon node={direction === 'less' ? ArrowDown : ArrowUp} />
      {comma}
      {money(difference.replace('-', ''), currency)}
      <span className="vh"> {t(`compare.${direction}Word`)}</span>
    </span>
  )
}
