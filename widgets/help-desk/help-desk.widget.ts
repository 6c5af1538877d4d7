import * as z from 'zod/mini'
import { patterns } from '../../src/api/schemas/patterns.ts'
import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import {
  type Attribute,
  commonAttributes,
  contractAttribute,
  matching,
  oneOf,
} from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

const day = /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

export const attributes = {
  ...commonAttributes,
  ...contractAttribute,
  scope: oneOf(
    ['all', 'contract'],
    'all',
    'Use contract to list only requests about the page’s current contract; the contract attribute has the same effect',
  ),
  view: oneOf(['list', 'create'], 'list', 'Use create to show the form of a new request'),
  task: matching(patterns.id, 'Id of the request to open; without it the list is shown'),
  from: matching(day, 'Lists requests from this day on, e.g. 2026-11-01'),
  to: matching(day, 'Lists requests up to this day'),
  stage: oneOf(['', '1', '2', '3', '4', '5'], '', 'Lists requests in this stage'),
  recipient: matching(patterns.id, 'Lists requests to the organization with this id'),
  category: matching(/^[a-z_]{1,40}$/, 'Lists requests of this category; preselects it in the form'),
  message: {
    read: text => text.slice(0, 1000),
    fallback: undefined,
    type: 'string',
    summary: 'Initial text of the form',
  } as Attribute<string | undefined>,
}

export const needs: WidgetNeeds = { session: true }

export const declaration: WidgetDeclaration = {
  name: 'help-desk',
  summary: 'Requests to organizations: the list, each request with its answers, and a form for a new one',
  attributes,
  needs,
  reserved: { phone: 900, desk: 625 },
  events: {
    ...commonEvents,
    'resident-task-created': {
      summary: 'A request was sent and stored',
      detail: () => z.object({ taskId: z.int(), number: z.string() }),
    },
    'resident-task-continued': {
      summary: 'The resident replied to a request, cancelled, reopened or rated it',
      detail: () => z.object({ taskId: z.int(), action: z.enum(['reply', 'cancel', 'reopen', 'rate']) }),
    },
  },
  parts: { root: 'The whole element', card: 'The card of the list, of a request and of the form' },
  slots: {},
}
