import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { calendarFile } from '../../src/api/rules/calendarFile.ts'
import { leastPart, partProblem } from '../../src/api/rules/partOfBill.ts'
import { typedMoney } from '../../src/api/rules/typedMoney.ts'
import type { Invoice } from '../../src/api/schemas/invoices.ts'
import type { Payment } from '../../src/api/schemas/payments.ts'
import { saveFile } from '../../src/files/saveFile.ts'
import { useT } from '../../src/i18n/useT.ts'
import { useContract } from '../../src/runtime/ContractContext.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { PartField } from './components/PartField.tsx'
import { PayCard } from './components/PayCard.tsx'
import { PayPanel } from './components/PayPanel.tsx'
import { SettledBill } from './components/SettledBill.tsx'
import { TransferPanel } from './components/TransferPanel.tsx'
import { isPayable } from './model.ts'
import type { PayProblem } from './payProblem.ts'
import { transferQuery } from './payQueries.ts'
import { usePaying } from './usePaying.ts'
import { usePayPanel } from './usePayPanel.ts'

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

/** Content of the payment dialog for a bill. */
export function Pay({ contract, invoice, takesPayments, onBill, onClose, onSettled }: Props) {
  const { client } = useElement().suite
  const t = useT()
  const { busy, problem, clear, begin, hasNoMethods, refetchMethods, refetchConsents, tokenize, ways } =
    usePaying(contract, takesPayments, onSettled)
  const payable = isPayable(invoice)
  const { settings } = useContract().group
  const takesParts = settings.partPaymentsEnabled && partProblem(leastPart, invoice.amountDue) === undefined
  const transfer = useQuery({ ...transferQuery(client, contract, invoice), enabled: payable })
  /** The amount of a part as typed; undefined to pay all that is due. */
  const [typed, setTyped] = useState<string>()
  const [isRefused, setRefused] = useState(false)
  const part = takesParts && typed !== undefined ? typedMoney(typed) : undefined
  const problemOfPart = part === undefined ? undefined : partProblem(part, invoice.amountDue)
  const [opened, setOpened] = useState<boolean>()

  const transferPanel = usePayPanel(transfer)
  const pay = () => {
    setRefused(problemOfPart !== undefined)
    if (problemOfPart) return
    begin({ invoiceId: invoice.id, amount: invoice.amountDue, part, currency: invoice.currency })
  }
  const takeRemedy = ({ remedy }: PayProblem) => {
    clear()
    if (remedy === 'again') return pay()
    if (remedy === 'bill') return onBill()
    if (remedy === 'bills') {
      onBill()
      return onClose()
    }
    if (remedy === 'methods') return refetchMethods()
    if (remedy === 'consent') return refetchConsents()
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
      {...ways}
      card={ways.chosen?.cardFrameUrl && <PayCard url={ways.chosen.cardFrameUrl} tokenize={tokenize} />}
      invoice={invoice}
      currency={invoice.currency}
      problem={problem}
      amount={problemOfPart ? undefined : (part ?? invoice.amountDue)}
      part={
        takesParts && (
          <PartField
            invoice={invoice}
            typed={typed}
            problem={isRefused ? problemOfPart : undefined}
            onType={text => {
              if (busy) return
              clear()
              setRefused(false)
              setTyped(text)
            }}
          />
        )
      }
      transfer={
        <TransferPanel
          details={transferPanel}
          open={opened ?? hasNoMethods}
          part={problemOfPart ? null : part}
          onToggle={setOpened}
          onRetry={() => void transfer.refetch()}
          onRemind={remind}
        />
      }
      onPay={pay}
      onRemedy={takeRemedy}
    />
  )
}
