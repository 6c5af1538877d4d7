import * as z from 'zod/mini'
import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = commonAttributes

export const needs: WidgetNeeds = {}

export const declaration: WidgetDeclaration = {
  name: 'verify-vote',
  summary:
    'Checks the file of a signed vote: who signed what, and whether it is counted; works without sign-in',
  attributes,
  needs,
  reserved: { phone: 240, desk: 208 },
  events: {
    ...commonEvents,
    'resident-vote-verified': {
      summary: 'A file was checked; nothing of its content is told',
      detail: () => z.object({ isSound: z.boolean(), isCounted: z.boolean() }),
    },
  },
  parts: { root: 'The whole element', card: 'The card around the form' },
  slots: {},
}
