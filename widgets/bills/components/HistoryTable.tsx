import { ArrowDownLeft, CircleDashed, FileText } from 'lucide'
import { Fragment } from 'react'
import type { HistoryEntry } from '../../../src/api/schemas/invoices.ts'
import { FileNotice } from '../../../src/files/FileNotice.tsx'
import type { FileState } from '../../../src/files/useSignedFile.ts'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Status } from '../../../src/ui/Status.tsx'

const looks = {
  invoice: { tone: 'neutral', icon: FileText },
  payment: { tone: 'success', icon: ArrowDownLeft },
  other: { tone: 'neutral', icon: CircleDashed },
} as const

/** The amount with the sign of a ledger: a bill adds to what is owed, a payment takes off (BIL-8). */
function signed({ kind, amount }: HistoryEntry, show: (amount: string) => string): string {
  if (kind === 'other') return show(amount)
  const isLess = amount.startsWith('-') !== (kind === 'payment')
  return `${isLess ? '\u2212' : '+'}${show(amount.replace('-', ''))}`
}

interface Props {
  readonly rows: readonly HistoryEntry[]
  readonly file: FileState | undefined
  readonly onReceipt: (payment: string) => void
}

/** Invoices and payments with their signs, newest first. */
export function HistoryTable({ rows, file, onReceipt }: Props) {
  const t = useT()
  const { money, day, month } = useFormat()
  const label = (column: string) => t(`columns.${column}`)
  return (
    <table aria-label={t('tabs.history')}>
      <thead>
        <tr>
          <th scope="col">{label('date')}</th>
          <th scope="col">{label('what')}</th>
          <th scope="col">{label('reference')}</th>
          <th scope="col">{label('period')}</th>
          <th scope="col" className="sum">
            {label('sum')}
          </th>
          <th scope="col">
            <span className="vh">{label('file')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ payment, ...entry }) => {
          const isAsked = Boolean(payment) && file?.id === payment
          const opening = isAsked && file?.kind === 'opening'
          const hasFileError = isAsked && !opening
          return (
            <Fragment key={entry.id}>
              <tr className={hasFileError ? 'has-file-error' : undefined}>
                <td className="date" data-label={label('date')}>
                  {day(entry.date)}
                </td>
                <td className="state first">
                  <Status {...looks[entry.kind]}>{t(`kinds.${entry.kind}`)}</Status>
                </td>
                <td className={payment ? 'number of-receipt' : 'number'} data-label={label('reference')}>
                  {entry.reference}
                  {entry.payer && <span className="muted small">{entry.payer}</span>}
                </td>
                <td className={entry.period ? 'number' : 'number none'} data-label={label('period')}>
                  {entry.period && month(entry.period)}
                </td>
                <td className="sum money">{signed(entry, amount => money(amount, entry.currency))}</td>
                <td className="file">
                  {payment && (
                    <Button
                      variant="quiet"
                      icon={FileText}
                      busy={opening}
                      aria-label={t('file.receiptOf', { number: entry.reference })}
                      onClick={() => onReceipt(payment)}
                    >
                      PDF
                    </Button>
                  )}
                </td>
              </tr>
              {hasFileError && (
                <tr>
                  <td colSpan={6} className="notice-cell">
                    <FileNotice file={file} id={payment ?? ''} />
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
