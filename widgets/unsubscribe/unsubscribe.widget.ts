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
    'Which mail is ended: news, or mail about a contract',
  ),
  mailing: {
    read: text => mailings.find(mailing => mailing === text),
    fallback: undefined,
    type: 'string',
    summary: 'Kind of a contract’s mail to end; without it a person picks',
    values: mailings,
  } as Attribute<Mailing | undefined>,
}

export const needs: WidgetNeeds = {}

export const declaration: WidgetDeclaration = {
  name: 'unsubscribe',
  summary: 'Ends the newsletter or mail about a contract, by the link of a mail',
  attributes,
  needs,
  events: {
    ...commonEvents,
    'resident-unsubscribed': { summary: 'Mail was ended here' },
  },
  parts: { root: 'The whole element', card: 'The box around it', submit: 'The button that ends' },
  slots: {},
}
