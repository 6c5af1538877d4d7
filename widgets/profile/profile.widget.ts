import { commonEvents } from '../../src/element/commonEvents.ts'
import type { WidgetDeclaration } from '../../src/element/declaration.ts'
import { type Attribute, commonAttributes } from '../../src/runtime/attributes.ts'
import type { WidgetNeeds } from '../../src/runtime/Widget.ts'

/** Values as in the URL (PRF-1). */
export const tabs = ['profile', 'profile-consent', 'contract-consent'] as const

export type ProfileTab = (typeof tabs)[number]

export const attributes = {
  ...commonAttributes,
  tab: {
    read: text => tabs.find(tab => tab === text),
    fallback: undefined,
    type: 'string',
    summary: 'The tab to show; defaults to ?tab= in the page’s address, then to the first tab',
    values: tabs,
  } as Attribute<ProfileTab | undefined>,
}

export const needs: WidgetNeeds = { session: true }

export const declaration: WidgetDeclaration = {
  name: 'profile',
  summary: 'The user’s account: details, e-mail address, password, social sign-in and all consents',
  attributes,
  needs,
  reserved: { phone: 900, desk: 1000 },
  events: commonEvents,
  parts: { root: 'The whole element', card: 'The card around the tabs' },
  slots: {
    form: 'Filled by the element: the form, in the light DOM for password managers',
    currentPassword: 'Filled by the element: the input of the current password',
    password: 'Filled by the element: the input of the new password',
    passwordConfirmation: 'Filled by the element: the repeated new password',
    deletion: 'Filled by the element: the form that confirms the deletion of the account',
    accountPassword: 'Filled by the element: the password input of that form',
    proofForm: 'Filled by the element: the form that asks for the password before a change',
    proof: 'Filled by the element: the password input of that form',
  },
}
