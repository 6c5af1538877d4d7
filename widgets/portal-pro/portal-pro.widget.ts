import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = commonAttributes

export const needs: WidgetNeeds = {}

export const declaration: WidgetDeclaration = {
  name: 'portal-pro',
  summary: 'The professional-services portal: claims, services and how it works; works without sign-in',
  attributes,
  needs,
  reserved: { phone: 1000, desk: 527 },
  events: commonEvents,
  parts: { root: 'The whole element', card: 'The card of each service', claim: 'The claims' },
  slots: {},
}
