import * as z from 'zod/mini'
import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = commonAttributes

export const needs: WidgetNeeds = { session: true }

export const declaration: WidgetDeclaration = {
  name: 'contracts',
  summary: 'The user’s contracts: open, rename, set an e-mail address, add and remove',
  attributes,
  needs,
  reserved: { phone: 900, desk: 897 },
  events: {
    ...commonEvents,
    'resident-contract-unlinked': {
      summary: 'A contract was removed from the account; the time for undo is over',
      detail: () => z.object({ contractId: z.int() }),
    },
  },
  parts: { root: 'The whole element', card: 'The card with one vendor’s contracts' },
  slots: {},
}
