import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = commonAttributes

export const needs: WidgetNeeds = {}

export const declaration: WidgetDeclaration = {
  name: 'doctor',
  summary:
    'Diagnosis of the page for its developers: what keeps the elements from working. Add ?resident-doctor to the address of any page with elements to show it',
  attributes,
  needs,
  events: commonEvents,
  parts: { root: 'The whole element', card: 'The card around the findings' },
  slots: {},
}
