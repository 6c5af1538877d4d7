import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes, contractAttribute } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = { ...commonAttributes, ...contractAttribute }

export const needs: WidgetNeeds = { session: true, contract: true, permission: 'documents' }

export const declaration: WidgetDeclaration = {
  name: 'documents',
  summary: 'Documents and yearly reports of a contract, with filters by category and year',
  attributes,
  needs,
  reserved: { phone: 900, desk: 980 },
  events: commonEvents,
  parts: { root: 'The whole element', card: 'The card around the list' },
  slots: {},
}
