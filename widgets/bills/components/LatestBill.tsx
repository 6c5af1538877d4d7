import { CircleCheck, Download, FileText } from 'lucide'
import type { Invoice } from '../../../src/api/schemas/invoices.ts'
import { FileNotice } from '../../../src/files/FileNotice.tsx'
import type { FileState } from '../../../src/files/useSignedFile.ts'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Icon } from '../../../src/ui/Icon.tsx'
import { SkeletonBar } from '../../../src/ui/SkeletonBar.tsx'
import { billStatus, isPayable, moreDue, paidPart } from '../model.ts'
import type { LatestInvoice } from '../types.ts'
import { InvoiceStatus } from './InvoiceStatus.tsx'
import { PayButton } from './PayButton.tsx'

interface Props {
  readonly invoice: LatestInvoice
  /** Whether it can be paid here, or by a bank transfer alone; undefined while unknown. */
  readonly takesPayments: boolean | undefined
  readonly file: FileState | undefined
  readonly onPay: (invoice: Invoice) => void
  /** Undefined if paying in advance is not offered. */
  readonly onAdvance?: (() => void) | undefined
  readonly onFile: (invoiceId: number, purpose: 'open' | 'download') => void
}

/** The latest bill: amount, due date, then the pay button and the PDF; details at the side. */
export function LatestBill({ invoice, takesPayments, file, onPay, onAdvance, onFile }: Props) {
  const t = useT()
  const { money, day, deadline, month } = useFormat()
  const { currency, amountDue } = invoice
  const status = billStatus(invoice)
  const opening = file?.kind === 'opening' && file.id === invoice.id
  const due = { day: deadline(invoice.dueDate) }
  const inAll = moreDue(invoice)
  const paid = paidPart(invoice)
  const billed = money(invoice.amount, currency)
  const facts = [
    ['period', month(invoice.period)],
    ['number', invoice.number],
    ['date', day(invoice.date)],
    ...(amountDue === invoice.amount ? [] : [['billed', billed]]),
    ...(invoice.prepaid === undefined ? [] : [['prepaid', money(invoice.prepaid, currency)]]),
    ...(paid === undefined ? [] : [['paid', money(paid, currency)]]),
  ] as const
  return (
    <section className="card latest" part="card">
      <div>
        {status === 'clear' ? (
          <h2 className="clear">
            <Icon node={CircleCheck} /> {t(inAll.length > 0 ? 'latest.clear.bill' : 'latest.clear.title')}
          </h2>
        ) : (
          <>
            <h2 className="label">{t(`latest.${status}.title`)}</h2>
            <p className="amount money">{money(amountDue.replace('-', ''), currency)}</p>
          </>
        )}
        <p className="when">
          {status === 'overdue' && <InvoiceStatus state="overdue" />}
          <span>{t(`latest.${status}.text`, { ...due, amount: billed, period: month(invoice.period) })}</span>
        </p>
        {inAll.length > 0 && (
          <p className="muted">
            {t('latest.inAll', { amount: inAll.map(sum => money(sum.amount, sum.currency)).join(' + ') })}
          </p>
        )}
        {isPayable(invoice) && (
          <div className="actions">
            {takesPayments === undefined ? (
              <SkeletonBar width="140px" height="44px" />
            ) : takesPayments ? (
              <PayButton variant="primary" onClick={() => onPay(invoice)}>
                {t('pay.action', { amount: money(amountDue, currency) })}
              </PayButton>
            ) : (
              <PayButton onClick={() => onPay(invoice)}>{t('pay.ways.transfer')}</PayButton>
            )}
          </div>
        )}
        {onAdvance && takesPayments && !isPayable(invoice) && (
          <div className="actions">
            <PayButton onClick={onAdvance}>{t('pay.advance.action')}</PayButton>
          </div>
        )}
        {invoice.hasFile ? (
          <div className="actions files">
            <Button variant="quiet" icon={FileText} busy={opening} onClick={() => onFile(invoice.id, 'open')}>
              {t(opening ? 'shared:file.opening' : 'shared:file.open')}
            </Button>
            <Button variant="quiet" icon={Download} onClick={() => onFile(invoice.id, 'download')}>
              {t('shared:file.download')}
            </Button>
          </div>
        ) : (
          <p className="muted">{t('file.none')}</p>
        )}
        <FileNotice file={file} id={invoice.id} />
      </div>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`columns.${name}`)}</dt>
            <dd className="money">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
