import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = commonAttributes

export const needs: WidgetNeeds = { session: true }

export const declaration: WidgetDeclaration = {
  name: 'calculations',
  summary: 'The five newest calculations of bills, with a link to all of them',
  attributes,
  needs,
  reserved: { phone: 624, desk: 475 },
  events: commonEvents,
  parts: { root: 'The whole element', card: 'The card of the list' },
  slots: {},
}
