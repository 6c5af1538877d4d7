import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = commonAttributes

export const needs: WidgetNeeds = {}

export const declaration: WidgetDeclaration = {
  name: 'app-banner',
  summary:
    'On phones and tablets, the way to the app in their store; closed once, it stays closed. Sticks to the bottom of the window',
  attributes,
  needs,
  events: commonEvents,
  parts: { root: 'The whole element', banner: 'The bar', link: 'The way to the store' },
  slots: {},
}
