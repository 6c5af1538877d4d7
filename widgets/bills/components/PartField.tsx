import { useEffect, useRef } from 'react'
import { leastPart, type PartProblem } from '../../../src/api/rules/partOfBill.ts'
import { moneyUnit } from '../../../src/api/rules/payableMoney.ts'
import type { Invoice } from '../../../src/api/schemas/invoices.ts'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { DecimalField } from '../../../src/ui/DecimalField.tsx'

interface Props {
  readonly invoice: Pick<Invoice, 'amountDue' | 'currency'>
  /** The text as typed; undefined while the whole bill is paid. */
  readonly typed: string | undefined
  readonly problem: PartProblem | undefined
  readonly onType: (typed: string | undefined) => void
}

/** The choice to pay a part of the bill, and its amount (BIL-13). */
export function PartField({ invoice: { amountDue, currency }, typed, problem, onType }: Props) {
  const t = useT()
  const { money } = useFormat()
  const root = useRef<HTMLDivElement>(null)
  const isPart = typed !== undefined
  const shown = useRef(isPart)
  // The button that was pressed is replaced by the field, and the field by the button.
  useEffect(() => {
    if (shown.current === isPart && !problem) return
    shown.current = isPart
    root.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [isPart, problem])
  const sums = { least: money(leastPart, currency), due: money(amountDue, currency) }
  return (
    <div className="pay-part" ref={root}>
      {isPart && (
        <DecimalField
          label={t('pay.part.label')}
          hint={t('pay.part.hint', sums)}
          unit={moneyUnit(currency)}
          value={typed}
          error={problem && t(`pay.part.${problem}`, sums)}
          onChange={onType}
        />
      )}
      <Button variant="quiet" onClick={() => onType(isPart ? undefined : '')}>
        {t(isPart ? 'pay.part.whole' : 'pay.part.action')}
      </Button>
    </div>
  )
}
