import type { Invoice } from '../../src/api/schemas/invoices.ts'
import type { FileState } from '../../src/files/useSignedFile.ts'
import { OutcomeCard } from '../../src/payments/OutcomeCard.tsx'
import { useDestination } from '../../src/runtime/useDestination.ts'
import { usePanel } from '../../src/runtime/usePanel.ts'
import { useSession } from '../../src/runtime/useSession.ts'
import { isPayable } from './model.ts'
import { useOutcome } from './useOutcome.ts'

interface Props {
  readonly contract: number
  /** Id of the payment. */
  readonly payment: string
  /** Whether it needed no redirect: the payer is still here, possibly far below the outcome. */
  readonly isSettledHere: boolean
  /** The bill with this id if it is shown; without an id the latest one. */
  readonly billOf: (invoice?: number) => Invoice | undefined
  /** Whether the organization takes payments here; undefined while unknown. */
  readonly takesPayments: boolean | undefined
  /** The requested receipt. */
  readonly receipt: FileState | undefined
  readonly onReceipt: (payment: string) => void
  readonly onPay: (invoice: Invoice) => void
  readonly onAdvance: () => void
  readonly onClose: () => void
}

/** Outcome of the payment that was started here, which it follows until it is final (BIL-2). */
export function BillOutcome({
  contract,
  payment,
  isSettledHere,
  billOf,
  takesPayments,
  receipt,
  ...on
}: Props) {
  const destination = useDestination()
  const hasOtherHomes = useSession(({ groups }) => groups.flatMap(({ contracts }) => contracts).length > 1)
  const { loaded, retry } = useOutcome(contract, payment, on.onClose)
  const { isAdvance = false, invoiceId } = loaded.data ?? {}
  const bill = isAdvance ? undefined : billOf(invoiceId)
  const payAgain = isAdvance
    ? on.onAdvance
    : bill && takesPayments && isPayable(bill)
      ? () => on.onPay(bill)
      : undefined
  return (
    <OutcomeCard
      panel={usePanel(loaded)}
      takesFocus={isSettledHere}
      bill={bill?.number}
      next={hasOtherHomes ? destination('home') : undefined}
      onTryAgain={payAgain}
      receipt={receipt}
      onReceipt={on.onReceipt}
      onClose={on.onClose}
      onRetry={retry}
    />
  )
}
