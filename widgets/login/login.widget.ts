import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = commonAttributes

export const needs: WidgetNeeds = {}

export const declaration: WidgetDeclaration = {
  name: 'login',
  summary: 'Sign-in with e-mail and password; set vendor to limit it to one vendor',
  attributes,
  needs,
  reserved: { phone: 671, desk: 687 },
  events: {
    ...commonEvents,
    'resident-signed-in': { summary: 'A user has signed in here' },
    'resident-signed-out': { summary: 'A user has signed out here' },
  },
  parts: { root: 'The whole element', card: 'The card around the form', submit: 'The sign-in button' },
  slots: {
    form: 'Filled by the element: the form, in the light DOM for password managers',
    email: 'Filled by the element: the e-mail input, in the light DOM for password managers',
    password: 'Filled by the element: the password input, in the light DOM for password managers',
    submit: 'Filled by frames: the button, until the first script runs',
  },
}
