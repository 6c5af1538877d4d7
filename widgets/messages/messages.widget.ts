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
    'contract shows messages of the contract chosen on the page; a contract attribute does so too',
  ),
  type: matching(/^[a-z_]{1,40}$/, 'Type of message to show, e.g. planned_works; else all'),
  message: matching(
    /^[a-z_]{1,40}\/[1-9]\d{0,8}$/,
    'The message to open, as type and id, e.g. news/12; else the list',
  ),
}

export const needs: WidgetNeeds = { session: true }

export const declaration: WidgetDeclaration = {
  name: 'messages',
  summary:
    'What the companies wrote: news, letters, planned work and calculations, of all contracts or of one',
  attributes,
  needs,
  events: commonEvents,
  parts: { root: 'The whole element', card: 'The box of the list and that of a message' },
  slots: {},
}
