import { useState } from 'react'
import { isAdvance } from '../../src/api/rules/partOfBill.ts'
import { typedMoney } from '../../src/api/rules/typedMoney.ts'
import type { Payment } from '../../src/api/schemas/payments.ts'
import { AdvanceField } from './components/AdvanceField.tsx'
import { PayCard } from './components/PayCard.tsx'
import { PayPanel } from './components/PayPanel.tsx'
import type { PayProblem } from './payProblem.ts'
import { usePaying } from './usePaying.ts'

interface Props {
  readonly contract: number
  readonly currency: string
  readonly onSettled: (payment: Payment) => void
}

/** Content of the payment dialog without a bill: an amount toward coming ones (BIL-14). */
export function PayAdvance({ contract, currency, onSettled }: Props) {
  const { busy, problem, clear, begin, refetchMethods, refetchConsents, tokenize, ways } = usePaying(
    contract,
    true,
    onSettled,
  )
  const [typed, setTyped] = useState('')
  const [isRefused, setRefused] = useState(false)
  const amount = typedMoney(typed)
  const isRight = isAdvance(amount)
  const pay = () => {
    setRefused(!isRight)
    if (isRight) begin({ invoiceId: null, amount, currency })
  }
  const takeRemedy = ({ remedy }: PayProblem) => {
    clear()
    if (remedy === 'methods') refetchMethods()
    else if (remedy === 'consent') refetchConsents()
    else pay()
  }
  const isOfBill = problem && ['bill', 'bills', 'transfer'].includes(problem.remedy)
  return (
    <PayPanel
      {...ways}
      card={ways.chosen?.cardFrameUrl && <PayCard url={ways.chosen.cardFrameUrl} tokenize={tokenize} />}
      invoice={undefined}
      currency={currency}
      problem={isOfBill ? { ...problem, remedy: 'again' } : problem}
      amount={isRight ? amount : undefined}
      part={
        <AdvanceField
          currency={currency}
          typed={typed}
          isRefused={isRefused}
          onType={text => {
            if (busy) return
            clear()
            setRefused(false)
            setTyped(text)
          }}
        />
      }
      transfer={undefined}
      onPay={pay}
      onRemedy={takeRemedy}
    />
  )
}
