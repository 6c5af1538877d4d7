import * as z from 'zod/mini'
import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes, contractAttribute } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = { ...commonAttributes, ...contractAttribute }

export const needs: WidgetNeeds = { session: true, contract: true }

export const declaration: WidgetDeclaration = {
  name: 'my-contract',
  summary:
    'Details of a contract: number, organization, addresses, roles and billed services, and moving out',
  attributes,
  needs,
  reserved: { phone: 900, desk: 817 },
  events: {
    ...commonEvents,
    'resident-move-out-requested': {
      summary: 'The vendor was asked to end the contract on a day',
      detail: () => z.object({ contractId: z.int(), day: z.string() }),
    },
    'resident-last-readings-given': {
      summary: 'Last readings of a contract that ends were stored',
      detail: () => z.object({ contractId: z.int(), total: z.int() }),
    },
    'resident-move-out-withdrawn': {
      summary: 'The request to end the contract was withdrawn',
      detail: () => z.object({ contractId: z.int() }),
    },
  },
  parts: {
    root: 'The whole element',
    card: 'The card of each section',
    submit: 'The button that ends the contract',
  },
  slots: {},
}
