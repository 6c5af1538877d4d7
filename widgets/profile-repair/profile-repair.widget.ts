import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = commonAttributes

export const needs: WidgetNeeds = { session: true, repair: true }

export const declaration: WidgetDeclaration = {
  name: 'profile-repair',
  summary:
    'Form with only the invalid profile fields, which the user has to correct before using anything else',
  attributes,
  needs,
  reserved: { phone: 399, desk: 370 },
  events: commonEvents,
  parts: { root: 'The whole element', card: 'The card around the form' },
  slots: {},
}
