import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = commonAttributes

export const needs: WidgetNeeds = {}

export const declaration: WidgetDeclaration = {
  name: 'register',
  summary: 'Opening an account, and completing one by the link of a mail',
  attributes,
  needs,
  events: {
    ...commonEvents,
    'resident-registered': {
      summary: 'An account was asked for or completed here; no name or address is told',
    },
  },
  parts: { root: 'The whole element', card: 'The box around the form', submit: 'The button that sends' },
  slots: {
    form: 'Filled by the element: the form that browsers and password managers see',
    firstName: 'Filled by the element: the first name, in the page so that browsers can fill it in',
    lastName: 'Filled by the element: the last name, in the page so that browsers can fill it in',
    phone: 'Filled by the element: the mobile phone, in the page so that browsers can fill it in',
    email: 'Filled by the element: the e-mail, in the page so that browsers can fill it in',
    password: 'Filled by the element: the new password, in the page so that browsers can fill it in',
    passwordConfirmation:
      'Filled by the element: the new password once more, in the page so that browsers can fill it in',
  },
}
