import { FileText } from 'lucide'
import { Fragment } from 'react'
import type { Invoice } from '../../../src/api/schemas/invoices.ts'
import { FileNotice } from '../../../src/files/FileNotice.tsx'
import type { FileState } from '../../../src/files/useSignedFile.ts'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { isPayable } from '../model.ts'
import { InvoiceStatus } from './InvoiceStatus.tsx'
import { PayButton } from './PayButton.tsx'

interface Props {
  readonly rows: readonly Invoice[]
  /** Id of the bill that is paid above, in its own card. */
  readonly latest: number | undefined
  readonly file: FileState | undefined
  readonly onPay: (invoice: Invoice) => void
  readonly onFile: (invoiceId: number, purpose: 'open') => void
}

/** Invoices, newest first; in narrow containers each row is a block with labels. */
export function InvoiceTable({ rows, latest, file, onPay, onFile }: Props) {
  const t = useT()
  const { money, day, month } = useFormat()
  const label = (column: string) => t(`columns.${column}`)
  return (
    <table aria-label={t('tabs.invoices')}>
      <thead>
        <tr>
          <th scope="col">{label('date')}</th>
          <th scope="col">{label('number')}</th>
          <th scope="col">{label('period')}</th>
          <th scope="col" className="sum">
            {label('sum')}
          </th>
          <th scope="col">{label('state')}</th>
          <th scope="col">
            <span className="vh">{label('file')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(invoice => {
          const opening = file?.kind === 'opening' && file.id === invoice.id
          const hasFileError = file?.id === invoice.id && !opening
          return (
            <Fragment key={invoice.id}>
              <tr className={hasFileError ? 'has-file-error' : undefined}>
                <td className="date" data-label={label('date')}>
                  {day(invoice.date)}
                </td>
                <td className="number name" data-label={label('number')}>
                  {invoice.number}
                  {invoice.type !== 'monthly' && (
                    <>
                      <span className="vh">, </span>
                      <span className="muted small">{t(`invoices.kinds.${invoice.type}`)}</span>
                    </>
                  )}
                </td>
                <td className="first">{month(invoice.period)}</td>
                <td className="sum money">{money(invoice.amount, invoice.currency)}</td>
                <td className="state">
                  {invoice.id !== latest && isPayable(invoice) ? (
                    <div className="pay">
                      <InvoiceStatus state={invoice.state} />
                      <PayInvoice invoice={invoice} onPay={onPay} />
                    </div>
                  ) : (
                    <InvoiceStatus state={invoice.state} />
                  )}
                </td>
                <td className="file">
                  {invoice.hasFile && (
                    <Button
                      variant="quiet"
                      icon={FileText}
                      busy={opening}
                      aria-label={t('file.openOf', { number: invoice.number })}
                      onClick={() => onFile(invoice.id, 'open')}
                    >
                      PDF
                    </Button>
                  )}
                </td>
              </tr>
              {hasFileError && (
                <tr>
                  <td colSpan={6} className="notice-cell">
                    <FileNotice file={file} id={invoice.id} />
                  </td>
                </tr>
              )}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}

function PayInvoice({ invoice, onPay }: { readonly invoice: Invoice } & Pick<Props, 'onPay'>) {
  const t = useT()
  const amount = useFormat().money(invoice.amountDue, invoice.currency)
  return (
    <PayButton
      aria-label={t('pay.actionOf', { amount, number: invoice.number })}
      onClick={() => onPay(invoice)}
    >
      {t('pay.action', { amount })}
    </PayButton>
  )
}
