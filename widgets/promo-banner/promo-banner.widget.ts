import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes, contractAttribute } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = { ...commonAttributes, ...contractAttribute }

export const needs: WidgetNeeds = {}

export const declaration: WidgetDeclaration = {
  name: 'promo-banner',
  summary: 'What the vendor wants its residents to know of; closed once, it stays closed',
  attributes,
  needs,
  events: commonEvents,
  parts: {
    root: 'The whole element',
    banner: 'The box',
    picture: 'Its picture',
    link: 'The way to what it is about',
  },
  slots: {},
}
