import * as z from 'zod/mini'
import type { UnreadModule } from '../../src/api/rules/unreads.ts'
import type { ProfileUnreadCategory } from '../../src/api/schemas/unreads.ts'
import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes, contractAttribute, oneOf } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

// Repeated here because the schemas that hold the list are not loaded on pages where nobody signs in.
const modules = [
  'invoice',
  'yearlyReports',
  'helpDeskTasks',
  'messages',
  'calculation',
  'newsMessages',
  'personalMessages',
  'plannedWork',
  'meters',
  'polls',
] as const satisfies readonly UnreadModule[]

const categories = ['specialOffers', 'cardPayment'] as const satisfies readonly ProfileUnreadCategory[]

export const attributes = {
  ...commonAttributes,
  ...contractAttribute,
  module: oneOf(
    ['all', ...categories, ...modules],
    'all',
    'What to count: all counts the messages of the profile, specialOffers and cardPayment one counter of it, other values a module of one contract',
  ),
}

export const needs: WidgetNeeds = {}

export const declaration: WidgetDeclaration = {
  name: 'badge',
  summary: 'Number of unread items, for a menu of the page; empty if there are none',
  attributes,
  needs,
  reserved: { phone: 22, desk: 22, inline: true },
  events: {
    ...commonEvents,
    'resident-unread-changed': {
      summary: 'The displayed number has changed',
      detail: () => z.object({ count: z.int() }),
    },
  },
  parts: { root: 'The whole element', count: 'The number' },
  slots: {},
}
