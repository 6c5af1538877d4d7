import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = commonAttributes

export const needs: WidgetNeeds = {}

export const declaration: WidgetDeclaration = {
  name: 'register',
  summary: 'Form that creates an account, or completes one with the link of a mail',
  attributes,
  needs,
  reserved: { phone: 900, desk: 1000 },
  events: {
    ...commonEvents,
    'resident-registered': {
      summary: 'An account was created or completed; the event contains no personal data',
    },
  },
  parts: { root: 'The whole element', card: 'The card around the form', submit: 'The submit button' },
  slots: {
    form: 'Filled by the element: the form, in the light DOM for password managers and autofill',
    firstName: 'Filled by the element: the first name, in the light DOM for autofill',
    lastName: 'Filled by the element: the last name, in the light DOM for autofill',
    phone: 'Filled by the element: the mobile phone, in the light DOM for autofill',
    email: 'Filled by the element: the e-mail input, in the light DOM for autofill',
    password: 'Filled by the element: the input of the new password, in the light DOM for autofill',
    passwordConfirmation: 'Filled by the element: the repeated new password, in the light DOM for autofill',
  },
}
