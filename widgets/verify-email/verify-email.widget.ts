import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { commonAttributes, oneOf } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

export const attributes = {
  ...commonAttributes,
  view: oneOf(['account', 'contract'], 'account', 'Whose address the link of the mail confirms'),
}

export const needs: WidgetNeeds = {}

export const declaration: WidgetDeclaration = {
  name: 'verify-email',
  summary: 'Confirms the e-mail address of an account or a contract by the link of a mail',
  attributes,
  needs,
  events: {
    ...commonEvents,
    'resident-email-verified': { summary: 'An address was confirmed here' },
  },
  parts: { root: 'The whole element', card: 'The box around it', submit: 'The button that confirms' },
  slots: {
    form: 'Filled by the element: the form that asks for another link',
    email: 'Filled by the element: the e-mail input, in the page so that browsers can fill it in',
  },
}
