import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = commonAttributes

export const needs: WidgetNeeds = {}

export const declaration: WidgetDeclaration = {
  name: 'app-banner',
  summary:
    'Link to the app store on phones and tablets, at the bottom of the window. Closed once, it stays closed on the device',
  attributes,
  needs,
  reserved: { phone: 0, desk: 0 },
  events: commonEvents,
  parts: { root: 'The whole element', banner: 'The bar', link: 'The link to the store' },
  slots: {},
}
