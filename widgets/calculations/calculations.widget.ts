import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes, contractAttribute } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = { ...commonAttributes, ...contractAttribute }

export const needs: WidgetNeeds = { session: true }

export const declaration: WidgetDeclaration = {
  name: 'calculations',
  summary:
    'How the newest bills were calculated, of all contracts or of one, with a link to all calculations',
  attributes,
  needs,
  reserved: { phone: 624, desk: 475 },
  events: commonEvents,
  parts: { root: 'The whole element', card: 'The card of the list' },
  slots: {},
}
