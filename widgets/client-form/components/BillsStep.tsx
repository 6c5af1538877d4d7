import { billSendings, invoicePayers } from '../../../src/api/schemas/clientChoices.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { RadioGroup } from '../../../src/ui/RadioGroup.tsx'
import type { ClientFormViewProps } from '../types.ts'

/** Who pays this month's invoice, and how bills are sent. */
export function BillsStep({ values, errors, onSet }: ClientFormViewProps) {
  const t = useT()
  return (
    <div className="stack">
      <RadioGroup
        label={t('bills.invoicePayer')}
        name="invoicePayer"
        value={values.invoicePayer}
        options={invoicePayers.map(value => ({ value, label: t(`choices.${value}`) }))}
        error={errors.invoicePayer}
        onChange={value => onSet('invoicePayer', value)}
      />
      <RadioGroup
        label={t('bills.billSending')}
        name="billSending"
        value={values.billSending}
        options={billSendings.map(value => ({ value, label: t(`choices.${value}`) }))}
        error={errors.billSending}
        onChange={value => onSet('billSending', value)}
      />
    </div>
  )
}
