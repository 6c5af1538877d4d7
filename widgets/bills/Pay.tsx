import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect, useRef, useState } from 'react'
import { calendarFile } from '../../src/api/rules/calendarFile.ts'
import type { Invoice } from '../../src/api/schemas/invoices.ts'
import type { Payment, PaymentMethod } from '../../src/api/schemas/payments.ts'
import { saveFile } from '../../src/files/saveFile.ts'
import { TextsContext } from '../../src/i18n/TextsContext.ts'
import { CardFields, type Tokenize } from '../../src/payments/CardFields.tsx'
import { consentsQuery, giveConsentToPay, hasConsentToPay } from '../../src/payments/consentToPay.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { PayPanel } from './components/PayPanel.tsx'
import { SettledBill } from './components/SettledBill.tsx'
import { TransferPanel } from './components/TransferPanel.tsx'
import { isPayable } from './model.ts'
import type { PayProblem } from './payProblem.ts'
import { paymentMethodsQuery, transferQuery } from './payQueries.ts'
import { usePayPanel } from './usePayPanel.ts'
import { useStartPayment } from './useStartPayment.ts'

interface Props {
  readonly contract: number
  readonly invoice: Invoice
  /** False if the organization can be paid by a bank transfer alone. */
  readonly takesPayments: boolean
  /** Reloads the bill: it may have been paid or changed meanwhile. */
  readonly onBill: () => void
  readonly onClose: () => void
  readonly onSettled: (payment: Payment) => void
}

/** Content of the payment dialog for the latest bill. */
export function Pay({ contract, invoice, takesPayments, onBill, onClose, onSettled }: Props) {
  const { suite } = useElement()
  const { client } = suite
  const { locale, t } = useContext(TextsContext)
  const cache = useQueryClient()
  const methods = useQuery({ ...paymentMethodsQuery(client, contract), enabled: takesPayments })
  const consents = useQuery({ ...consentsQuery(client), enabled: takesPayments })
  const payable = isPayable(invoice)
  const transfer = useQuery({ ...transferQuery(client, contract, invoice), enabled: payable })
  const [code, setCode] = useState<string>()
  const [opened, setOpened] = useState<boolean>()
  const tokenize = useRef<Tokenize>(undefined)
  const { busy, problem, start, clear } = useStartPayment(contract, invoice, onSettled)
  const known = methods.data?.filter(({ type }) => type !== 'other')
  const chosen = known?.find(method => method.code === code) ?? known?.[0]
  const needsConsent = consents.data !== undefined && !hasConsentToPay(consents.data)
  const hasNoMethods = !takesPayments || methods.isError || known?.length === 0

  const transferPanel = usePayPanel(transfer)
  const panel = usePayPanel({ data: known, error: methods.data ? null : methods.error })
  const choose = (method: PaymentMethod) => {
    if (busy) return
    clear()
    setCode(method.code)
  }
  const pay = () => {
    if (!chosen) return
    const agree = async () =>
      cache.setQueryData(consentsQuery(client).queryKey, await giveConsentToPay(client))
    void start(chosen, {
      ...(needsConsent && { agree }),
      ...(chosen.cardFrameUrl && { cardToken: async () => tokenize.current?.() }),
    })
  }
  const takeRemedy = ({ remedy }: PayProblem) => {
    clear()
    if (remedy === 'again') return pay()
    if (remedy === 'bill') return onBill()
    if (remedy === 'methods') return void methods.refetch()
    if (remedy === 'consent') return void consents.refetch()
    setOpened(true)
  }
  const remind = () => {
    const title = t('pay.transfer.due', { number: invoice.number })
    const event = { id: `bill-${invoice.id}`, day: invoice.dueDate, title }
    saveFile(`${invoice.dueDate}.ics`, 'text/calendar', calendarFile(title, [event], new Date()))
  }
  // A changed amount has other transfer details, and the previous error no longer applies.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the invoice or its amount changes
  useEffect(() => clear(), [invoice.id, invoice.amountDue])

  // A payment that starts here makes the bill pending before the page goes to the bank.
  if (!busy && !payable) return <SettledBill invoice={invoice} onClose={onClose} />
  return (
    <PayPanel
      invoice={invoice}
      methods={takesPayments ? panel : undefined}
      needsConsent={needsConsent}
      chosen={chosen}
      busy={busy}
      problem={problem}
      card={
        chosen?.cardFrameUrl && (
          <>
            <CardFields url={chosen.cardFrameUrl} locale={locale} tokenize={tokenize} />
            <slot name="card" />
          </>
        )
      }
      transfer={
        <TransferPanel
          details={transferPanel}
          open={opened ?? hasNoMethods}
          onToggle={setOpened}
          onRetry={() => void transfer.refetch()}
          onRemind={remind}
        />
      }
      onChoose={choose}
      onPay={pay}
      onRemedy={takeRemedy}
      onRetry={() => void methods.refetch()}
    />
  )
}
