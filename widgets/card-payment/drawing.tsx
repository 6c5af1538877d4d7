import type { Drawing } from '../../src/element/Drawing.ts'
import { CardPaymentView } from './CardPaymentView.tsx'
import css from './card-payment.css?inline'
import { emptyValues } from './model.ts'
import type { FormState } from './types.ts'

const nothing = () => undefined

const state: FormState = {
  kind: 'filling',
  services: [],
  service: '',
  methods: undefined,
  method: undefined,
  slow: false,
  values: emptyValues,
  errors: {},
  busy: false,
  bill: undefined,
  fixed: undefined,
  amount: undefined,
  problem: undefined,
  card: undefined,
}

/** The payment form before its services and methods are there: who pays, for which customer number, and how much (CRD-1). */
export const drawing: Drawing = {
  css: [css],
  inShadow: () => (
    <div>
      <CardPaymentView
        state={state}
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
