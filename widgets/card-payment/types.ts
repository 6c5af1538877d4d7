import type { ReactNode } from 'react'
import type { Payment, PaymentMethod } from '../../src/api/schemas/payments.ts'
import type { FileState } from '../../src/files/useSignedFile.ts'
import type { Panel } from '../../src/runtime/usePanel.ts'
import type { Fixed, PayField, PayValues } from './model.ts'
import type { CardPaymentService, Refusal } from './openPayment.ts'
import type { PayProblem } from './payProblem.ts'

export interface FillingState {
  readonly kind: 'filling'
  readonly services: readonly CardPaymentService[]
  /** Code of the one chosen; empty while none is. */
  readonly service: string
  /** Undefined while they and the services are fetched: what needs neither can be filled in already. */
  readonly methods: readonly PaymentMethod[] | undefined
  readonly method: PaymentMethod | undefined
  /** Whether fetching them takes long. */
  readonly slow: boolean
  readonly values: PayValues
  readonly errors: Readonly<Partial<Record<PayField, string>>>
  readonly busy: boolean
  /** What is open under the number, where that is known. */
  readonly bill: string | undefined
  /** Set where the partner's server has fixed what is paid. */
  readonly fixed: Fixed | undefined
  /** Decimal text, once there is an amount that can be paid. */
  readonly amount: string | undefined
  readonly problem: PayProblem | undefined
  /** Fields of a card, where a card was chosen. */
  readonly card: ReactNode
}

export interface OutcomeState {
  readonly kind: 'outcome'
  readonly panel: Panel<Payment>
  /** The receipt that was asked for. */
  readonly file: FileState | undefined
  /** Whether the partner's server has fixed what is paid: there is nothing else to pay for here then. */
  readonly isFixed: boolean
}

export interface CardPaymentViewProps {
  readonly state:
    | { readonly kind: 'loading'; readonly slow: boolean }
    | { readonly kind: 'refused'; readonly code: Refusal }
    | { readonly kind: 'failed'; readonly problem: Pick<PayProblem, 'text' | 'reference'> }
    | { readonly kind: 'none' }
    | { readonly kind: 'expired' }
    | FillingState
    | OutcomeState
  readonly onRetry: () => void
  readonly onSet: (field: PayField, value: string) => void
  readonly onChoose: (method: PaymentMethod) => void
  readonly onPay: () => void
  readonly onWayOut: (problem: PayProblem) => void
  readonly onRetryOutcome: () => void
  readonly onReceipt: (purpose: 'open' | 'download') => void
  /** Back to the form as it was. */
  readonly onTryAgain: () => void
  /** Back to an empty form. */
  readonly onAnother: () => void
}
