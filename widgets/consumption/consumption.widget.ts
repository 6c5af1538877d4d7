import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes, contractAttribute } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = { ...commonAttributes, ...contractAttribute }

export const needs: WidgetNeeds = { session: true, contract: true, permission: 'meters', feature: 'meters' }

export const declaration: WidgetDeclaration = {
  name: 'consumption',
  summary:
    'Last month’s use of heat, water, electricity and gas beside earlier months and the average user, with the fuel mix and the price',
  attributes,
  needs,
  reserved: { phone: 900, desk: 1000 },
  events: commonEvents,
  parts: { root: 'The whole element', card: 'The card of each section' },
  slots: {},
}
