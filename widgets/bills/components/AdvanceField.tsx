import { useEffect, useRef } from 'react'
import { centsText } from '../../../src/api/rules/money.ts'
import { leastPart } from '../../../src/api/rules/partOfBill.ts'
import { moneyUnit, mostCents } from '../../../src/api/rules/payableMoney.ts'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { DecimalField } from '../../../src/ui/DecimalField.tsx'

interface Props {
  readonly currency: string
  readonly typed: string
  readonly isRefused: boolean
  readonly onType: (typed: string) => void
}

/** The amount of a payment in advance (BIL-14). */
export function AdvanceField({ currency, typed, isRefused, onType }: Props) {
  const t = useT()
  const { money } = useFormat()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isRefused) root.current?.querySelector('input')?.focus()
  }, [isRefused])
  const sums = { least: money(leastPart, currency), most: money(centsText(mostCents), currency) }
  return (
    <div ref={root}>
      <DecimalField
        label={t('pay.part.label')}
        hint={t('pay.advance.text')}
        unit={moneyUnit(currency)}
        value={typed}
        error={isRefused ? t('pay.advance.refused', sums) : undefined}
        onChange={onType}
      />
    </div>
  )
}
