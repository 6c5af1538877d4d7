import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = commonAttributes

export const needs: WidgetNeeds = { session: true }

export const declaration: WidgetDeclaration = {
  name: 'payment-service',
  summary:
    'The payment service: its availability, the required consent, and the homes whose bills can be paid',
  attributes,
  needs,
  reserved: { phone: 428, desk: 420 },
  events: commonEvents,
  parts: { root: 'The whole element', card: 'The card of the homes' },
  slots: {},
}
