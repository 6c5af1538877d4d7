import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = commonAttributes

export const needs: WidgetNeeds = { session: true, repair: true }

export const declaration: WidgetDeclaration = {
  name: 'profile-repair',
  summary: 'The details that a person has to correct before anything else, and no others',
  attributes,
  needs,
  events: commonEvents,
  parts: { root: 'The whole element', card: 'The box around the form' },
  slots: {},
}
