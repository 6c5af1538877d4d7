import * as z from 'zod/mini'
import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes, contractAttribute, flag, oneOf } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = {
  ...commonAttributes,
  ...contractAttribute,
  address: oneOf(
    ['fragment', 'none'],
    'fragment',
    'Where the page’s address tells the place in the portal: behind #/, or nowhere; back and forward work either way',
  ),
  'window-title': flag('Names the window as the page of the portal that is shown'),
}

export const needs: WidgetNeeds = {}

export const declaration: WidgetDeclaration = {
  name: 'portal',
  summary: 'The whole portal: sign-in, contracts and every page of theirs, with menus and language',
  attributes,
  needs,
  events: {
    ...commonEvents,
    'resident-page-shown': {
      summary: 'A page of the portal is shown',
      detail: () => z.object({ path: z.string(), title: z.string() }),
    },
  },
  parts: { root: 'The whole element' },
  slots: {},
}
