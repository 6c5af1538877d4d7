import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes, contractAttribute, oneOf } from '../../src/shell/attributes.ts'
import type { WidgetNeeds } from '../../src/shell/Widget.ts'

export const attributes = {
  ...commonAttributes,
  ...contractAttribute,
  view: oneOf(['all', 'latest'], 'all', 'latest shows the latest bill alone, without the lists'),
}

export const needs: WidgetNeeds = { session: true, contract: true }

export const declaration: WidgetDeclaration = {
  name: 'bills',
  summary: 'The latest bill of a contract, its invoices, and what was invoiced and paid',
  attributes,
  needs,
  events: commonEvents,
  parts: { root: 'The whole element', card: 'The box of the latest bill and that of the lists' },
  slots: {},
}
