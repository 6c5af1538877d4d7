import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes, contractAttribute } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = { ...commonAttributes, ...contractAttribute }

export const needs: WidgetNeeds = { session: true }

export const declaration: WidgetDeclaration = {
  name: 'dashboard',
  summary:
    'What a resident should know now: answers, bills, readings, votes, planned work and offers of all contracts or of one',
  attributes,
  needs,
  events: commonEvents,
  parts: { root: 'The whole element', card: 'The box of the events and that of each block' },
  slots: {},
}
