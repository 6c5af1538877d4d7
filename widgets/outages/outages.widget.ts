import * as z from 'zod/mini'
import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes, contractAttribute } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = { ...commonAttributes, ...contractAttribute }

export const needs: WidgetNeeds = {}

export const declaration: WidgetDeclaration = {
  name: 'outages',
  summary: 'A vendor’s emergency number and current outages, also for people who are not signed in',
  attributes,
  needs,
  reserved: { phone: 198, desk: 150 },
  events: {
    ...commonEvents,
    'resident-outages-changed': {
      summary: 'The number of current outages of a vendor is known or has changed',
      detail: () => z.object({ vendorId: z.int(), count: z.int() }),
    },
  },
  parts: { root: 'The whole element', phone: 'The emergency number' },
  slots: {},
}
