import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes, contractAttribute } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = { ...commonAttributes, ...contractAttribute }

export const needs: WidgetNeeds = { session: true }

export const declaration: WidgetDeclaration = {
  name: 'dashboard',
  summary:
    'What needs attention now: answers, bills, readings, polls, planned work and offers, of all contracts or of one',
  attributes,
  needs,
  reserved: { phone: 900, desk: 1000 },
  events: commonEvents,
  parts: { root: 'The whole element', card: 'The card of the events and of each block' },
  slots: {},
}
