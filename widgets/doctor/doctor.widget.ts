import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = commonAttributes

export const needs: WidgetNeeds = {}

export const declaration: WidgetDeclaration = {
  name: 'doctor',
  summary:
    'What keeps the elements of a page from working, for those who build it; ?resident-doctor shows it on any page',
  attributes,
  needs,
  events: commonEvents,
  parts: { root: 'The whole element', card: 'The box around the findings' },
  slots: {},
}
