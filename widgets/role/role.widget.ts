import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = commonAttributes

export const needs: WidgetNeeds = {}

export const declaration: WidgetDeclaration = {
  name: 'role',
  summary: 'Menu of the user’s roles; empty if there is only one',
  attributes,
  needs,
  reserved: { phone: 0, desk: 0, inline: true },
  events: commonEvents,
  parts: { root: 'The whole element' },
  slots: {},
}
