import type { Invoice } from '../../../src/api/schemas/invoices.ts'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import { billStatus } from '../model.ts'

interface Props {
  readonly invoice: Invoice
  readonly onClose: () => void
}

/** The payment dialog of a bill that was paid elsewhere while the dialog was open (BIL-3). */
export function SettledBill({ invoice, onClose }: Props) {
  const t = useT()
  const { money, month } = useFormat()
  const status = billStatus(invoice)
  const bill = { amount: money(invoice.amount, invoice.currency), period: month(invoice.period) }
  return (
    <Notice
      tone="success"
      title={t(`latest.${status}.title`)}
      actions={<Button onClick={onClose}>{t('shared:close')}</Button>}
    >
      <p>{t(`latest.${status}.text`, bill)}</p>
    </Notice>
  )
}
