import { type Mailing, mailings } from '../../src/api/schemas/mailings.ts'
import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { type Attribute, commonAttributes, contractAttribute, oneOf } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = {
  ...commonAttributes,
  ...contractAttribute,
  view: oneOf(
    ['newsletter', 'contract'],
    'newsletter',
    'The mailing to end: the newsletter, or mail about a contract',
  ),
  mailing: {
    read: text => mailings.find(mailing => mailing === text),
    fallback: undefined,
    type: 'string',
    summary: 'Kind of a contract’s mail to end; without it the user selects',
    values: mailings,
  } as Attribute<Mailing | undefined>,
}

export const needs: WidgetNeeds = {}

export const declaration: WidgetDeclaration = {
  name: 'unsubscribe',
  summary: 'Ends the newsletter or mail about a contract, with the link of a mail',
  attributes,
  needs,
  reserved: { phone: 253, desk: 245 },
  events: {
    ...commonEvents,
    'resident-unsubscribed': { summary: 'A mailing was ended' },
  },
  parts: { root: 'The whole element', card: 'The card around the content', submit: 'The confirm button' },
  slots: {},
}
