import type { Drawing } from '../../src/element/Drawing.ts'
import { CardPaymentView } from './CardPaymentView.tsx'
import css from './card-payment.css?inline'
import { emptyForm } from './emptyForm.ts'

const nothing = () => undefined

/** The payment form before its services and methods are there: who pays, for which customer number, and how much (CRD-1). */
export const drawing: Drawing = {
  css: [css],
  inShadow: () => (
    <div>
      <CardPaymentView
        state={emptyForm}
        onRetry={nothing}
        onSet={nothing}
        onChoose={nothing}
        onPay={nothing}
        onRemedy={nothing}
        onTryAgain={nothing}
        onAnother={nothing}
      />
    </div>
  ),
  inLight: () => null,
}
