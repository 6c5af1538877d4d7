import * as z from 'zod/mini'
import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes, contractAttribute, oneOf } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = {
  ...commonAttributes,
  ...contractAttribute,
  tab: oneOf(['declaration', 'history'], 'declaration', 'The tab shown first'),
}

export const needs: WidgetNeeds = { session: true, contract: true, permission: 'meters', feature: 'meters' }

export const declaration: WidgetDeclaration = {
  name: 'meters',
  summary: 'Meters of a contract: declaration of readings, and consumption',
  attributes,
  needs,
  reserved: { phone: 900, desk: 738 },
  events: {
    ...commonEvents,
    'resident-before-declare': {
      summary: 'Readings are about to be sent; call preventDefault() to stop it',
      detail: () =>
        z.object({
          contractId: z.number(),
          readings: z.array(z.object({ meterId: z.number(), valueTo: z.string() })),
        }),
      cancelable: true,
    },
    'resident-declared': {
      summary: 'Readings were stored; rejected ones stay in the form',
      detail: () => z.object({ contractId: z.number(), meterIds: z.array(z.number()), total: z.number() }),
    },
  },
  parts: { root: 'The whole element', card: 'The card around both tabs' },
  slots: {},
}
