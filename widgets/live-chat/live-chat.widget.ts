import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes, contractAttribute, flag } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = {
  ...commonAttributes,
  ...contractAttribute,
  preload: flag('Loads the script of an external chat provider at once instead of when the chat is opened'),
}

export const needs: WidgetNeeds = {}

export const declaration: WidgetDeclaration = {
  name: 'live-chat',
  summary: 'A button in the corner of the window that opens a chat with the vendor’s staff',
  attributes,
  needs,
  reserved: { phone: 0, desk: 0 },
  events: commonEvents,
  parts: { root: 'The whole element', button: 'The round button', panel: 'The chat window' },
  slots: {},
}
