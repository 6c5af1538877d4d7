import * as z from 'zod/mini'
import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes, contractAttribute, oneOf } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = {
  ...commonAttributes,
  ...contractAttribute,
  view: oneOf(['all', 'latest'], 'all', 'Use latest to show only the latest bill, without the lists'),
}

export const needs: WidgetNeeds = { session: true, contract: true, permission: 'bills' }

/** Detail of the payment events. A function, so that bundlers drop it from the code that runs. */
const sum = () => ({ contractId: z.number(), amount: z.string(), currency: z.string() })

export const declaration: WidgetDeclaration = {
  name: 'bills',
  summary:
    'The latest bill of a contract with its payment, the list of invoices, and the history of invoices and payments',
  attributes,
  needs,
  reserved: { phone: 900, desk: 1000 },
  events: {
    ...commonEvents,
    'resident-before-pay': {
      summary: 'A payment is about to start; call preventDefault() to stop it',
      detail: () => z.object({ ...sum(), method: z.string() }),
      cancelable: true,
    },
    'resident-paid': {
      summary: 'A payment started here was completed',
      detail: () => z.object(sum()),
    },
  },
  parts: {
    root: 'The whole element',
    card: 'The cards of the latest bill, the comparison and the lists',
  },
  slots: { card: 'Filled by the element: the iframe with the payment provider’s card fields' },
}
