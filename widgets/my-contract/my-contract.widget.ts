import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes, contractAttribute } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = { ...commonAttributes, ...contractAttribute }

export const needs: WidgetNeeds = { session: true, contract: true }

export const declaration: WidgetDeclaration = {
  name: 'my-contract',
  summary: 'Details of a contract: number, organization, addresses, roles and billed services',
  attributes,
  needs,
  reserved: { phone: 900, desk: 817 },
  events: commonEvents,
  parts: { root: 'The whole element', card: 'The card of each section' },
  slots: {},
}
