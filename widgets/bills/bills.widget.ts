import * as z from 'zod/mini'
import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes, contractAttribute, oneOf } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = {
  ...commonAttributes,
  ...contractAttribute,
  view: oneOf(['all', 'latest'], 'all', 'latest shows the latest bill alone, without the lists'),
}

export const needs: WidgetNeeds = { session: true, contract: true }

/** Detail of the payment events. A function, so that bundlers drop it from the code that runs. */
const sum = () => ({ contractId: z.number(), amount: z.string(), currency: z.string() })

export const declaration: WidgetDeclaration = {
  name: 'bills',
  summary: 'The latest bill of a contract with its payment, its invoices, and what was invoiced and paid',
  attributes,
  needs,
  events: {
    ...commonEvents,
    'resident-before-pay': {
      summary:
        'Somebody is about to be led to a bank; preventing the default keeps the payment from beginning',
      detail: () => z.object({ ...sum(), method: z.string() }),
      cancelable: true,
    },
    'resident-paid': {
      summary: 'A payment that was begun here has arrived',
      detail: () => z.object(sum()),
    },
  },
  parts: {
    root: 'The whole element',
    card: 'The boxes of the latest bill, of the comparison and of the lists',
  },
  slots: { card: 'Filled by the element: the frame with the payment provider’s card fields, in the page' },
}
