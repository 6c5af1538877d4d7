import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes, oneOf } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = {
  ...commonAttributes,
  view: oneOf(
    ['forgot', 'reset', 'create'],
    'forgot',
    'forgot requests a link by mail; reset and create set a password with such a link',
  ),
}

export const needs: WidgetNeeds = {}

export const declaration: WidgetDeclaration = {
  name: 'password',
  summary: 'Forms for a forgotten password, a new password and the first password of an account',
  attributes,
  needs,
  reserved: { phone: 423, desk: 407 },
  events: {
    ...commonEvents,
    'resident-password-set': { summary: 'A password was set' },
  },
  parts: { root: 'The whole element', card: 'The card around the form', submit: 'The submit button' },
  slots: {
    form: 'Filled by the element: the form, in the light DOM for password managers',
    email: 'Filled by the element: the e-mail input, in the light DOM for autofill',
    password: 'Filled by the element: the input of the new password, in the light DOM for autofill',
    passwordConfirmation: 'Filled by the element: the repeated new password, in the light DOM for autofill',
  },
}
