import * as z from 'zod/mini'
import { patterns } from '../../src/api/schemas/patterns.ts'
import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes, contractAttribute, numbered, oneOf } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = {
  ...commonAttributes,
  ...contractAttribute,
  tab: oneOf(['active', 'ended'], 'active', 'Which polls are listed'),
  poll: numbered(patterns.id, 'Id of the poll to open; else the list'),
}

export const needs: WidgetNeeds = { session: true, contract: true }

const ofPoll = () => z.object({ contractId: z.number(), pollId: z.number() })

export const declaration: WidgetDeclaration = {
  name: 'polls',
  summary: 'Polls of the house: what is asked, how it stands, and voting, signed where the poll needs it',
  attributes,
  needs,
  events: {
    ...commonEvents,
    'resident-before-vote': {
      summary: 'A vote is about to be given or signed; preventing the default keeps it here',
      detail: ofPoll,
      cancelable: true,
    },
    'resident-voted': { summary: 'A vote was counted', detail: ofPoll },
  },
  parts: { root: 'The whole element', card: 'The box of the list and that of a poll' },
  slots: {},
}
