import { patterns } from '../../src/api/schemas/patterns.ts'
import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes, contractAttribute, numbered } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = {
  ...commonAttributes,
  ...contractAttribute,
  organization: numbered(patterns.id, 'Id of an organization; limits the choice to its contracts'),
}

export const needs: WidgetNeeds = {}

export const declaration: WidgetDeclaration = {
  name: 'contract-bar',
  summary:
    'Number and name of the current contract, a field to rename it, and a dialog to change to another; empty if there is no other',
  attributes,
  needs,
  reserved: { phone: 62, desk: 70 },
  events: commonEvents,
  parts: { root: 'The whole element', bar: 'The bar' },
  slots: {},
}
