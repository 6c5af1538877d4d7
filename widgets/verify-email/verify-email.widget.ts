import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes, oneOf } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = {
  ...commonAttributes,
  view: oneOf(
    ['account', 'contract'],
    'account',
    'What the link of the mail confirms: the address of an account or of a contract',
  ),
}

export const needs: WidgetNeeds = {}

export const declaration: WidgetDeclaration = {
  name: 'verify-email',
  summary: 'Confirms the e-mail address of an account or a contract with the link of a mail',
  attributes,
  needs,
  reserved: { phone: 391, desk: 383 },
  events: {
    ...commonEvents,
    'resident-email-verified': { summary: 'An e-mail address was confirmed' },
  },
  parts: { root: 'The whole element', card: 'The card around the content', submit: 'The confirm button' },
  slots: {
    form: 'Filled by the element: the form that requests another link, or asks for the password',
    email: 'Filled by the element: the e-mail input, in the light DOM for autofill',
    password: 'Filled by the element: the password of the registration that counts',
  },
}
