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
    summary: 'The tab to show; else the one that the address names in ?tab=, else the first',
    values: tabs,
  } as Attribute<ProfileTab | undefined>,
}

export const needs: WidgetNeeds = { session: true }

export const declaration: WidgetDeclaration = {
  name: 'profile',
  summary: 'The account of a person: details, e-mail address, password, sign-in by others, and all consents',
  attributes,
  needs,
  events: commonEvents,
  parts: { root: 'The whole element', card: 'The box around the tabs' },
  slots: {
    form: 'Filled by the element: the form that password managers see',
    currentPassword: 'Filled by the element: the input of the present password, in the page likewise',
    password: 'Filled by the element: the input of the new password',
    passwordConfirmation: 'Filled by the element: the input of the new password once more',
    deletion: 'Filled by the element: the form of that password likewise',
    accountPassword: 'Filled by the element: the password that deleting the account asks for',
  },
}
