import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = commonAttributes

export const needs: WidgetNeeds = { session: true }

export const declaration: WidgetDeclaration = {
  name: 'organizations',
  summary: 'The organizations of a vendor, with the user’s contracts',
  attributes,
  needs,
  reserved: { phone: 224, desk: 224 },
  events: commonEvents,
  parts: { root: 'The whole element', card: 'The card of the list' },
  slots: {},
}
