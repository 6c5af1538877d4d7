import * as z from 'zod/mini'
import { isPayableMoney } from '../../src/api/rules/payableMoney.ts'
import { patterns } from '../../src/api/schemas/patterns.ts'
import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes, matching } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = {
  ...commonAttributes,
  service: matching(/^[\w-]{1,60}$/, 'Code of the service to begin with'),
  reference: matching(/^[^\s].{0,59}$/, 'Number of the payer at that service'),
  amount: {
    ...matching(patterns.money, 'Amount to begin with, such as 48.20; the person may change it'),
    read: (value: string) => (isPayableMoney(value) ? value : undefined),
  },
  session: {
    ...matching(
      /^[\w-]{10,100}$/,
      'Payment that the partner’s server has fixed, service, number and amount too',
    ),
    inPageOnly: true as const,
  },
  'partner-key': {
    ...matching(patterns.publishableKey, 'Publishable key of the partner; else data-key of the script tag'),
    inPageOnly: true as const,
  },
}

export const needs: WidgetNeeds = {}

/** Detail of the payment events. A function, so that bundlers drop it from the code that runs. */
const sum = () => ({ amount: z.string(), currency: z.string(), session: z.nullable(z.string()) })

export const declaration: WidgetDeclaration = {
  name: 'card-payment',
  summary: 'Paying for a service by its number, by card or at a bank, without an account',
  attributes,
  needs,
  events: {
    ...commonEvents,
    'resident-before-pay': {
      summary: 'Somebody is about to pay; preventing the default keeps the payment from beginning',
      detail: () => z.object({ ...sum(), service: z.string(), method: z.string() }),
      cancelable: true,
    },
    'resident-paid': {
      summary: 'A payment that was begun here has arrived',
      detail: () => z.object(sum()),
    },
  },
  parts: {
    root: 'The whole element',
    card: 'The box around the payment',
    submit: 'The button that pays',
  },
  slots: { card: 'Filled by the element: the frame with the payment provider’s card fields, in the page' },
}
