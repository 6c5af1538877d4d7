import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes, contractAttribute } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = { ...commonAttributes, ...contractAttribute }

export const needs: WidgetNeeds = {}

export const declaration: WidgetDeclaration = {
  name: 'promo-banner',
  summary: 'A vendor’s announcement to its residents; closed once, it stays closed on the device',
  attributes,
  needs,
  reserved: { phone: 162, desk: 98 },
  events: commonEvents,
  parts: {
    root: 'The whole element',
    banner: 'The banner',
    picture: 'The picture',
    link: 'The link',
  },
  slots: {},
}
