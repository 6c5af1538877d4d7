import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes, contractAttribute, matching, oneOf } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = {
  ...commonAttributes,
  ...contractAttribute,
  scope: oneOf(
    ['all', 'contract'],
    'all',
    'Use contract to list only messages of the page’s current contract; the contract attribute has the same effect',
  ),
  type: matching(
    /^[a-z_]{1,40}$/,
    'Type of the messages to list, e.g. planned_works; without it all are listed',
  ),
  message: matching(
    /^[a-z_]{1,40}\/[1-9]\d{0,8}$/,
    'Message to open, as type and id, e.g. news/12; without it the list is shown',
  ),
}

export const needs: WidgetNeeds = { session: true }

export const declaration: WidgetDeclaration = {
  name: 'messages',
  summary:
    'Messages from organizations: news, letters, planned work and calculations, of all contracts or of one',
  attributes,
  needs,
  reserved: { phone: 900, desk: 1000 },
  events: commonEvents,
  parts: { root: 'The whole element', card: 'The card of the list and of a message' },
  slots: {},
}
