import * as z from 'zod/mini'
import { Locale } from '../../src/api/schemas/primitives.ts'
import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = commonAttributes

export const needs: WidgetNeeds = {}

export const declaration: WidgetDeclaration = {
  name: 'language',
  summary: 'Language menu for all elements; shown only if there is more than one language',
  attributes,
  needs,
  reserved: { phone: 44, desk: 44, inline: true },
  events: {
    ...commonEvents,
    'resident-locale-changed': {
      summary: 'The user has chosen another language',
      detail: () => z.object({ locale: Locale }),
    },
  },
  parts: { root: 'The whole element' },
  slots: {},
}
