import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = commonAttributes

export const needs: WidgetNeeds = {}

export const declaration: WidgetDeclaration = {
  name: 'housing-services',
  summary: 'Housing services of the platform with links to them; works without sign-in',
  attributes,
  needs,
  reserved: { phone: 454, desk: 221 },
  events: commonEvents,
  parts: { root: 'The whole element', card: 'The card of each service' },
  slots: {},
}
