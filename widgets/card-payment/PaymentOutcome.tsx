import type { Payment } from '../../src/api/schemas/payments.ts'
import { useSignedFile } from '../../src/files/useSignedFile.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { usePanel } from '../../src/runtime/usePanel.ts'
import { CardPaymentView } from './CardPaymentView.tsx'
import type { StartedPayments } from './createStartedPayments.ts'
import { loadCalls } from './loadCalls.ts'
import type { CardPaymentViewProps } from './types.ts'
import { useOutcome } from './useOutcome.ts'

interface Props extends Omit<CardPaymentViewProps, 'state' | 'onRetryOutcome' | 'onReceipt'> {
  /** Id of the payment. */
  readonly payment: string
  readonly started: StartedPayments
  readonly isFixed: boolean
  readonly takesFocus: boolean
  readonly onPaid: (payment: Payment) => void
}

/** Follows a payment that was started, and opens its receipt. */
export function PaymentOutcome({ payment, started, isFixed, takesFocus, onPaid, ...on }: Props) {
  const { client } = useElement().suite
  const outcome = useOutcome(payment, started, onPaid, on.onTryAgain)
  const panel = usePanel(outcome.loaded)
  const receipt = useSignedFile(async () => {
    const { fetchReceiptUrl } = await loadCalls()
    return fetchReceiptUrl(client, payment)
  })
  return (
    <CardPaymentView
      {...on}
      state={{ kind: 'outcome', panel, file: receipt.file, isFixed, takesFocus }}
      onRetryOutcome={outcome.retry}
      onReceipt={purpose => void receipt.show(0, purpose)}
    />
  )
}
