import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = commonAttributes

export const needs: WidgetNeeds = {}

export const declaration: WidgetDeclaration = {
  name: 'toasts',
  summary: 'Short notifications of all elements; one per page is enough',
  attributes,
  needs,
  events: commonEvents,
  parts: { root: 'The whole element', toast: 'One toast' },
  slots: {},
}
