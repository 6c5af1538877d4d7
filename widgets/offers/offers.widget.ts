import { patterns } from '../../src/api/schemas/patterns.ts'
import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes, contractAttribute, matching } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = {
  ...commonAttributes,
  ...contractAttribute,
  offer: matching(patterns.id, 'Id of the offer to open; else the list'),
}

export const needs: WidgetNeeds = { session: true }

export const declaration: WidgetDeclaration = {
  name: 'offers',
  summary: 'Special offers of the companies, each with its conditions and a way to order it',
  attributes,
  needs,
  events: commonEvents,
  parts: { root: 'The whole element', card: 'The box of the list and that of an offer' },
  slots: {},
}
