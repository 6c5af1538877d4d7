import * as z from 'zod/mini'
import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = commonAttributes

export const needs: WidgetNeeds = { feature: 'reading-without-account' }

export const declaration: WidgetDeclaration = {
  name: 'submit-reading',
  summary: 'Meter readings without an account, by the number of a contract and its last bill',
  attributes,
  needs,
  reserved: { phone: 908, desk: 641 },
  events: {
    ...commonEvents,
    'resident-readings-submitted': {
      summary: 'Readings were stored; without an account no contract is told',
      detail: () => z.object({ total: z.int() }),
    },
    'resident-absence-announced': {
      summary: 'The vendor was told that nobody is at home',
      detail: () => z.object({ from: z.string(), until: z.string() }),
    },
  },
  parts: { root: 'The whole element', card: 'The card around the form', submit: 'The submit button' },
  slots: {},
}
