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
    'contract shows requests about the contract chosen on the page; a contract attribute does so too',
  ),
  view: oneOf(['list', 'create'], 'list', 'create shows the form of a new request'),
  task: matching(patterns.id, 'Id of the request to open; else the list'),
  from: matching(day, 'First day of the requests to list, e.g. 2026-11-01'),
  to: matching(day, 'Last day of the requests to list'),
  stage: oneOf(['', '1', '2', '3', '4', '5'], '', 'Stage of the requests to list'),
  recipient: matching(patterns.id, 'Id of the organization whose requests to list'),
  category: matching(/^[a-z_]{1,40}$/, 'Category of the requests to list, or of the new request'),
  message: {
    read: text => text.slice(0, 1000),
    fallback: undefined,
    type: 'string',
    summary: 'What the form of a new request says at first',
  } as Attribute<string | undefined>,
}

export const needs: WidgetNeeds = { session: true }

export const declaration: WidgetDeclaration = {
  name: 'help-desk',
  summary: 'Requests to the companies: the list, each with its answers, and a form for a new one',
  attributes,
  needs,
  events: {
    ...commonEvents,
    'resident-task-created': {
      summary: 'A request was sent and taken in',
      detail: () => z.object({ taskId: z.int(), number: z.string() }),
    },
  },
  parts: { root: 'The whole element', card: 'The box of the list, of a request and of the form' },
  slots: {},
}
