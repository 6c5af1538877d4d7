import type { ReactNode } from 'react'
import type { Payment, PaymentMethod } from '../../src/api/schemas/payments.ts'
import type { FileState } from '../../src/files/useSignedFile.ts'
import type { Panel } from '../../src/runtime/usePanel.ts'
import type { Fixed, PayField, PayValues } from './model.ts'
import type { CardPaymentService, Refusal } from './openPayment.ts'
import type { PayProblem } from './payProblem.ts'

export interface FormState {
  readonly kind: 'filling'
  readonly services: readonly CardPaymentService[]
  /** Code of the selected service; empty if none. */
  readonly service: string
  /** Undefined while loading; the fields that need neither can already be filled in. */
  readonly methods: readonly PaymentMethod[] | undefined
  readonly method: PaymentMethod | undefined
  /** Whether loading takes long. */
  readonly slow: boolean
  readonly values: PayValues
  readonly errors: Readonly<Partial<Record<PayField, string>>>
  readonly busy: boolean
  /** The typed amount, once the server has confirmed that the customer number has it open. */
  readonly bill: string | undefined
  /** Set if the partner's server has fixed what is paid. */
  readonly fixed: Fixed | undefined
  /** Decimal text; undefined until the amount is valid. */
  readonly amount: string | undefined
  readonly problem: PayProblem | undefined
  /** Card fields, if a card is selected. */
  readonly card: ReactNode
}

export interface OutcomeState {
  readonly kind: 'outcome'
  readonly panel: Panel<Payment>
  /** Whether it replaces the form in which the payer has just paid: its heading receives the focus. */
  readonly takesFocus: boolean
  /** The requested receipt. */
  readonly file: FileState | undefined
  /** Whether the partner's server has fixed what is paid; then there is nothing else to pay for. */
  readonly isFixed: boolean
}

export interface CardPaymentViewProps {
  readonly state:
    | { readonly kind: 'loading'; readonly slow: boolean }
    | { readonly kind: 'refused'; readonly code: Refusal }
    | { readonly kind: 'failed'; readonly problem: Pick<PayProblem, 'text' | 'reference'> }
    | { readonly kind: 'none' }
    | { readonly kind: 'expired' }
    | FormState
    | OutcomeState
  readonly onRetry: () => void
  readonly onSet: (field: PayField, value: string) => void
  readonly onChoose: (method: PaymentMethod) => void
  readonly onPay: () => void
  readonly onRemedy: (problem: PayProblem) => void
  /** In the outcome alone. */
  readonly onRetryOutcome?: () => void
  readonly onReceipt?: (purpose: 'open' | 'download') => void
  /** Returns to the form with its values. */
  readonly onTryAgain: () => void
  /** Returns to an empty form. */
  readonly onAnother: () => void
}
