import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = commonAttributes

export const needs: WidgetNeeds = {}

export const declaration: WidgetDeclaration = {
  name: 'contract-switcher',
  summary: 'The current contract, and a drawer to choose another; empty until somebody signs in',
  attributes,
  needs,
  reserved: { phone: 66, desk: 66 },
  events: commonEvents,
  parts: { root: 'The whole element', trigger: 'The button that opens the drawer' },
  slots: {},
}
