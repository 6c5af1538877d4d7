import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes, contractAttribute } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = { ...commonAttributes, ...contractAttribute }

export const needs: WidgetNeeds = {}

export const declaration: WidgetDeclaration = {
  name: 'help-desk-button',
  summary:
    'A button in the corner of the window that opens the form of a new request, if the vendor takes requests',
  attributes,
  needs,
  reserved: { phone: 0, desk: 0 },
  events: commonEvents,
  parts: { root: 'The whole element', button: 'The button' },
  slots: {},
}
