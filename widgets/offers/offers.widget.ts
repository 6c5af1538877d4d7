import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { type Attribute, commonAttributes, contractAttribute } from '../../src/shell/attributes.ts'
import type { WidgetNeeds } from '../../src/shell/Widget.ts'

export const attributes = {
  ...commonAttributes,
  ...contractAttribute,
  offer: {
    read: text => (/^[1-9]\d{0,8}$/.test(text) ? text : undefined),
    fallback: undefined,
    type: 'string',
    summary: 'Id of the offer to open; else the list',
  } as Attribute<string | undefined>,
}

export const needs: WidgetNeeds = { session: true }

export const declaration: WidgetDeclaration = {
  name: 'offers',
  summary: 'Special offers of the companies, each with its conditions and a way to order it',
  attributes,
  needs,
  events: commonEvents,
  parts: { root: 'The whole element', card: 'The box of the list and that of an offer' },
  slots: {},
}
