import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = commonAttributes

export const needs: WidgetNeeds = {}

export const declaration: WidgetDeclaration = {
  name: 'housing-services',
  summary: 'Housing services of the platform, each with the way to it; for people without an account too',
  attributes,
  needs,
  events: commonEvents,
  parts: { root: 'The whole element', card: 'The box of each service' },
  slots: {},
}
