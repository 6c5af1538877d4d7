import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = commonAttributes

export const needs: WidgetNeeds = {}

export const declaration: WidgetDeclaration = {
  name: 'client-form',
  summary: 'Form with the data of a new owner, sent to a vendor without an account',
  attributes,
  needs,
  events: commonEvents,
  parts: { root: 'The whole element', card: 'The card around the form', submit: 'The submit button' },
  slots: {},
}
