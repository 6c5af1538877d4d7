import { CalendarPlus, ChevronDown, Copy } from 'lucide'
import { useState } from 'react'
import { linkAddress } from '../../../src/api/rules/addresses.ts'
import { epcCode } from '../../../src/api/rules/epcCode.ts'
import { plainCode, spacedCode } from '../../../src/api/rules/mod97.ts'
import type { TransferDetails } from '../../../src/api/schemas/invoices.ts'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { PanelError } from '../../../src/runtime/PanelError.tsx'
import type { Panel } from '../../../src/runtime/usePanel.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Icon } from '../../../src/ui/Icon.tsx'
import { IconButton } from '../../../src/ui/IconButton.tsx'
import { SkeletonBar } from '../../../src/ui/SkeletonBar.tsx'
import { TransferCode } from './TransferCode.tsx'

interface Props {
  readonly details: Panel<TransferDetails>
  readonly open: boolean
  /** The part that is typed; null while what was typed is no part, undefined to pay all that is due. */
  readonly part?: string | null | undefined
  readonly onToggle: (open: boolean) => void
  readonly onRetry: () => void
  /** Saves the due date as a calendar entry. */
  readonly onRemind: () => void
}

/** Transfer details for any banking app: a code to scan and fields to copy (BIL-2). */
export function TransferPanel({ details, open, part, onToggle, onRetry, onRemind }: Props) {
  const t = useT()
  const { money } = useFormat()
  return (
    <details
      className="pay-transfer"
      open={open}
      onToggle={event => event.currentTarget.open !== open && onToggle(event.currentTarget.open)}
    >
      <summary>
        <span>{t('pay.transfer.title')}</span>
        <Icon node={ChevronDown} />
      </summary>
      {open && (
        <div className="stack">
          {details.kind === 'failed' && (
            <PanelError
              title={t('pay.transfer.failed')}
              text={details.text}
              reference={details.reference}
              onRetry={onRetry}
            />
          )}
          {details.kind === 'loading' && <SkeletonBar width="100%" height="200px" />}
          {details.kind === 'ready' && part === null && (
            <p className="small">
              {t('pay.transfer.whole', { amount: money(details.data.amount, details.data.currency) })}
            </p>
          )}
          {details.kind === 'ready' && <Details {...details.data} amount={part ?? details.data.amount} />}
          <p className="muted small">{t('pay.transfer.week')}</p>
          <Button icon={CalendarPlus} onClick={onRemind}>
            {t('pay.transfer.remind')}
          </Button>
          {details.kind === 'ready' &&
            details.data.automaticPayments?.map(payment => (
              <AutomaticPayment key={payment.bank} {...payment} />
            ))}
        </div>
      )}
    </details>
  )
}

function Details(details: TransferDetails) {
  const t = useT()
  const { money } = useFormat()
  const code = epcCode(details)
  const rows = [
    ['payee', details.payee, details.payee],
    ['iban', spacedCode(details.iban), plainCode(details.iban)],
    ['bank', details.bank, undefined],
    ['amount', money(details.amount, details.currency), details.amount],
    details.creditorReference
      ? ([
          'creditorReference',
          spacedCode(details.creditorReference),
          plainCode(details.creditorReference),
        ] as const)
      : (['reference', details.reference, details.reference] as const),
  ] as const
  return (
    <div className="pay-details">
      {code && (
        <div className="pay-code">
          <TransferCode text={code} label={t('pay.transfer.code')} />
          <p className="muted small">{t('pay.transfer.scan')}</p>
        </div>
      )}
      <CopyableRows rows={rows} />
      <p className="muted small">{t('pay.transfer.check', { payee: details.payee })}</p>
    </div>
  )
}

type Row = readonly [name: string, visibleText: string, copiedText: string | undefined]

/** Labelled values with a button that copies each. */
function CopyableRows({ rows }: { readonly rows: readonly Row[] }) {
  const t = useT()
  const [copied, setCopied] = useState<string>()
  const copy = (name: string, text: string) =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(name),
      // If the clipboard is blocked, the text stays selectable.
      () => setCopied(undefined),
    )
  return (
    <>
      <dl>
        {rows.map(([name, visibleText, text]) => (
          <div key={name}>
            <dt className="muted small">{t(`pay.transfer.${name}`)}</dt>
            <dd className="money">{visibleText}</dd>
            {text !== undefined && (
              <dd>
                <IconButton
                  icon={Copy}
                  label={t('pay.transfer.copy', { what: t(`pay.transfer.${name}`) })}
                  onClick={() => void copy(name, text)}
                />
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className="small" role="status">
        {copied && t('pay.transfer.copied', { what: t(`pay.transfer.${copied}`) })}
      </p>
    </>
  )
}

type AutomaticPaymentProps = NonNullable<TransferDetails['automaticPayments']>[number]

/** What one bank asks for to pay each bill by itself (BIL-10). */
function AutomaticPayment({ bank, supplier, customerCode, website }: AutomaticPaymentProps) {
  const t = useT()
  const address = linkAddress(website)
  return (
    <section className="pay-details">
      <h3>{`${t('pay.transfer.auto.title')}: ${bank}`}</h3>
      <p className="small">{t('pay.transfer.auto.text')}</p>
      <CopyableRows
        rows={[
          ['auto.supplier', supplier, supplier],
          ['auto.customerCode', customerCode, customerCode],
        ]}
      />
      {address !== undefined && <Button href={address}>{t('pay.transfer.auto.open', { bank })}</Button>}
    </section>
  )
}
