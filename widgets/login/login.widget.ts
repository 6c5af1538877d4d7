import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = commonAttributes

export const needs: WidgetNeeds = {}

export const declaration: WidgetDeclaration = {
  name: 'login',
  summary: 'Sign-in with e-mail and password; the vendor attribute scopes it to one vendor',
  attributes,
  needs,
  events: {
    ...commonEvents,
    'resident-signed-in': { summary: 'A person signed in here' },
    'resident-signed-out': { summary: 'A person signed out here' },
  },
  parts: { root: 'The whole element', card: 'The box around the form', submit: 'The button that signs in' },
  slots: {
    form: 'Filled by the element: the form that password managers see',
    email: 'Filled by the element: the e-mail input, in the page so that password managers find it',
    password: 'Filled by the element: the password input, likewise',
  },
}
