import { patterns } from '../../src/api/schemas/patterns.ts'
import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes, contractAttribute, matching } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = {
  ...commonAttributes,
  ...contractAttribute,
  offer: matching(patterns.id, 'Id of the offer to open; without it the list is shown'),
}

export const needs: WidgetNeeds = { session: true }

export const declaration: WidgetDeclaration = {
  name: 'offers',
  summary: 'Special offers of organizations, each with its conditions and an order form',
  attributes,
  needs,
  reserved: { phone: 900, desk: 1000 },
  events: commonEvents,
  parts: { root: 'The whole element', card: 'The card of the list and of an offer' },
  slots: {},
}
