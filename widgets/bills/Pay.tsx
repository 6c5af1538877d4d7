import { useQuery } from '@tanstack/react-query'
import { useContext, useEffect, useRef, useState } from 'react'
import type { Invoice } from '../../src/api/schemas/invoices.ts'
import type { Payment, PaymentMethod } from '../../src/api/schemas/payments.ts'
import { TextsContext } from '../../src/i18n/TextsContext.ts'
import { CardFields, type Tokenize } from '../../src/payments/CardFields.tsx'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { PayPanel } from './components/PayPanel.tsx'
import { TransferPanel } from './components/TransferPanel.tsx'
import type { PayProblem } from './payProblem.ts'
import { paymentMethodsQuery, transferQuery } from './payQueries.ts'
import { usePayPanel } from './usePayPanel.ts'
import { useStartPayment } from './useStartPayment.ts'

interface Props {
  readonly contract: number
  readonly invoice: Invoice
  /** Reloads the bill: it may have been paid or changed meanwhile. */
  readonly onBill: () => void
  readonly onSettled: (payment: Payment) => void
}

/** Content of the payment dialog for the latest bill. */
export function Pay({ contract, invoice, onBill, onSettled }: Props) {
  const { suite } = useElement()
  const { client } = suite
  const { locale } = useContext(TextsContext)
  const methods = useQuery(paymentMethodsQuery(client, contract))
  const transfer = useQuery(transferQuery(client, contract, invoice))
  const [code, setCode] = useState<string>()
  const [opened, setOpened] = useState<boolean>()
  const tokenize = useRef<Tokenize>(undefined)
  const { busy, problem, start, clear } = useStartPayment(contract, invoice, onSettled)
  const known = methods.data?.filter(({ type }) => type !== 'other')
  const chosen = known?.find(method => method.code === code) ?? known?.[0]
  const hasNoMethods = methods.isError || known?.length === 0

  const panel = usePayPanel({ data: known, error: methods.data ? null : methods.error })
  const choose = (method: PaymentMethod) => {
    if (busy) return
    clear()
    setCode(method.code)
  }
  const pay = () => {
    if (chosen) void start(chosen, chosen.cardFrameUrl ? async () => tokenize.current?.() : undefined)
  }
  const takeRemedy = ({ remedy }: PayProblem) => {
    clear()
    if (remedy === 'again') return pay()
    if (remedy === 'bill') return onBill()
    if (remedy === 'methods') return void methods.refetch()
    setOpened(true)
  }
  // A changed amount has other transfer details, and the previous error no longer applies.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the invoice or its amount changes
  useEffect(() => clear(), [invoice.id, invoice.amountDue])

  return (
    <PayPanel
      invoice={invoice}
      methods={panel}
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
          details={usePayPanel(transfer)}
          open={opened ?? hasNoMethods}
          onToggle={setOpened}
          onRetry={() => void transfer.refetch()}
        />
      }
      onChoose={choose}
      onPay={pay}
      onRemedy={takeRemedy}
      onRetry={() => void methods.refetch()}
    />
  )
}
