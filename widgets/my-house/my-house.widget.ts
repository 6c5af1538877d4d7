import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes, contractAttribute } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = { ...commonAttributes, ...contractAttribute }

export const needs: WidgetNeeds = { session: true, contract: true, permission: 'house' }

export const declaration: WidgetDeclaration = {
  name: 'my-house',
  summary: 'The house of a contract: manager, savings fund, services and stair cleaning days',
  attributes,
  needs,
  reserved: { phone: 900, desk: 1000 },
  events: commonEvents,
  parts: { root: 'The whole element', card: 'The card of each section' },
  slots: {},
}
