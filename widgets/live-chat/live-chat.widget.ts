import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes, contractAttribute, flag } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = {
  ...commonAttributes,
  ...contractAttribute,
  preload: flag('Fetches a chat of another provider at once, not only when somebody opens it'),
}

export const needs: WidgetNeeds = {}

export const declaration: WidgetDeclaration = {
  name: 'live-chat',
  summary: 'A button in the corner of the window that opens a conversation with the vendor’s staff',
  attributes,
  needs,
  events: commonEvents,
  parts: { root: 'The whole element', button: 'The round button', panel: 'The window of the conversation' },
  slots: {},
}
