import * as z from 'zod/mini'
import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = commonAttributes

export const needs: WidgetNeeds = { feature: 'contract-registration' }

export const declaration: WidgetDeclaration = {
  name: 'client-form',
  summary: 'Form with the data of a new owner, sent to a vendor without an account',
  attributes,
  needs,
  reserved: { phone: 883, desk: 1000 },
  events: {
    ...commonEvents,
    'resident-submitted': {
      summary: 'The form was sent and stored',
      detail: () => z.object({ reference: z.string() }),
    },
  },
  parts: { root: 'The whole element', card: 'The card around the form', submit: 'The submit button' },
  slots: {},
}
