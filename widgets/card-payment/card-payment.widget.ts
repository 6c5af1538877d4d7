import * as z from 'zod/mini'
import { isPayableMoney } from '../../src/api/rules/payableMoney.ts'
import { patterns } from '../../src/api/schemas/patterns.ts'
import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes, matching } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = {
  ...commonAttributes,
  service: matching(/^[\w-]{1,60}$/, 'Code of the preselected service'),
  reference: matching(/^[^\s].{0,59}$/, 'Customer number at that service'),
  amount: {
    ...matching(patterns.money, 'Initial amount, such as 48.20; the payer may change it'),
    read: (value: string) => (isPayableMoney(value) ? value : undefined),
  },
  session: {
    ...matching(
      /^[\w-]{10,100}$/,
      'Id of a payment session created by the partner’s server; it fixes service, customer number and amount',
    ),
    inPageOnly: true as const,
  },
  'partner-key': {
    ...matching(
      patterns.publishableKey,
      'Publishable key of the partner; defaults to data-key of the script tag',
    ),
    inPageOnly: true as const,
  },
}

export const needs: WidgetNeeds = {}

/** Detail of the payment events. A function, so that bundlers drop it from the code that runs. */
const sum = () => ({ amount: z.string(), currency: z.string(), session: z.nullable(z.string()) })

export const declaration: WidgetDeclaration = {
  name: 'card-payment',
  summary: 'Payment for a service by customer number, by card or bank, without an account',
  attributes,
  needs,
  reserved: { phone: 1000, desk: 832 },
  events: {
    ...commonEvents,
    'resident-before-pay': {
      summary: 'A payment is about to start; call preventDefault() to stop it',
      detail: () => z.object({ ...sum(), service: z.string(), method: z.string() }),
      cancelable: true,
    },
    'resident-paid': {
      summary: 'A payment started here was completed',
      detail: () => z.object(sum()),
    },
  },
  parts: {
    root: 'The whole element',
    card: 'The card around the payment',
    submit: 'The pay button',
  },
  slots: { card: 'Filled by the element: the iframe with the payment provider’s card fields' },
}
