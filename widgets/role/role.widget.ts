import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = commonAttributes

export const needs: WidgetNeeds = {}

export const declaration: WidgetDeclaration = {
  name: 'role',
  summary: 'Switches between the roles of a person; empty for people with one role',
  attributes,
  needs,
  events: commonEvents,
  parts: { root: 'The whole element' },
  slots: {},
}
