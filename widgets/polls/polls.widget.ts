import * as z from 'zod/mini'
import { patterns } from '../../src/api/schemas/patterns.ts'
import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes, contractAttribute, numbered, oneOf } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = {
  ...commonAttributes,
  ...contractAttribute,
  tab: oneOf(['active', 'ended'], 'active', 'The polls to list'),
  poll: numbered(patterns.id, 'Id of the poll to open; without it the list is shown'),
}

export const needs: WidgetNeeds = { session: true, contract: true, permission: 'polls' }

const ofPoll = () => z.object({ contractId: z.number(), pollId: z.number() })

export const declaration: WidgetDeclaration = {
  name: 'polls',
  summary: 'Polls of the house: questions, results and voting, with an e-signature if the poll requires it',
  attributes,
  needs,
  reserved: { phone: 358, desk: 251 },
  events: {
    ...commonEvents,
    'resident-before-vote': {
      summary: 'A vote is about to be sent or signed; call preventDefault() to stop it',
      detail: ofPoll,
      cancelable: true,
    },
    'resident-voted': { summary: 'A vote was counted', detail: ofPoll },
    'resident-vote-withdrawn': { summary: 'A voter withdrew the own vote', detail: ofPoll },
  },
  parts: { root: 'The whole element', card: 'The card of the list and of a poll' },
  slots: {},
}
