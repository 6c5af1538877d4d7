import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes, oneOf } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = {
  ...commonAttributes,
  view: oneOf(
    ['forgot', 'reset', 'create'],
    'forgot',
    'forgot asks for a link; reset and create set a password by the link of a mail',
  ),
}

export const needs: WidgetNeeds = {}

export const declaration: WidgetDeclaration = {
  name: 'password',
  summary: 'A forgotten password, a new one and the first one of an account',
  attributes,
  needs,
  events: {
    ...commonEvents,
    'resident-password-set': { summary: 'A password was set here' },
  },
  parts: { root: 'The whole element', card: 'The box around the form', submit: 'The button that sends' },
  slots: {
    form: 'Filled by the element: the form that password managers see',
    email: 'Filled by the element: the e-mail, in the page so that browsers can fill it in',
    password: 'Filled by the element: the new password, in the page so that browsers can fill it in',
    passwordConfirmation:
      'Filled by the element: the new password once more, in the page so that browsers can fill it in',
  },
}
