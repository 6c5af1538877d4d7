import * as z from 'zod/mini'
import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes, numbered } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = {
  ...commonAttributes,
  'form-role': numbered(
    /^[0-6]$/,
    'Preselected role by its number: 0 to 2 owner, 3 tenant, 4 co-owner, 5 payer, 6 other',
  ),
}

export const needs: WidgetNeeds = { session: true }

export const declaration: WidgetDeclaration = {
  name: 'contract-link',
  summary: 'Form that links a contract to the account by its number and last invoice',
  attributes,
  needs,
  reserved: { phone: 900, desk: 742 },
  events: {
    ...commonEvents,
    'resident-contract-linked': {
      summary: 'A contract was linked',
      detail: () => z.object({ contractId: z.int() }),
    },
  },
  parts: { root: 'The whole element', card: 'The card around the form', submit: 'The submit button' },
  slots: {},
}
