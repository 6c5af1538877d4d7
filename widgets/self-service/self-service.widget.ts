import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = commonAttributes

export const needs: WidgetNeeds = {}

export const declaration: WidgetDeclaration = {
  name: 'self-service',
  summary: 'Self-service sites of other providers, by group; works without sign-in',
  attributes,
  needs,
  reserved: { phone: 285, desk: 173 },
  events: commonEvents,
  parts: { root: 'The whole element', card: 'The card of each group' },
  slots: {},
}
