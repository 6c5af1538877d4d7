import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = commonAttributes

export const needs: WidgetNeeds = {}

export const declaration: WidgetDeclaration = {
  name: 'accessibility-statement',
  summary: 'The accessibility statement of a vendor’s online service, with contacts; works without sign-in',
  attributes,
  needs,
  reserved: { phone: 900, desk: 900 },
  events: commonEvents,
  parts: { root: 'The whole element', card: 'The card of each section' },
  slots: {},
}
