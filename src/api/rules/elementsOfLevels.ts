import type { Level } from '../schemas/levels.ts'

/** Levels of the elements that need one, by folder name. The others work with the core, or with parts of any level. */
const ofElement: Readonly<Record<string, Level>> = {
  bills: 'bills',
  calculations: 'messages',
  'card-payment': 'card-payment',
  'client-form': 'client-form',
  'contract-link': 'accounts',
  contracts: 'accounts',
  dashboard: 'services',
  documents: 'documents',
  'help-desk': 'help-desk',
  'help-desk-button': 'help-desk',
  'housing-services': 'services',
  'live-chat': 'chat',
  messages: 'messages',
  meters: 'meters',
  'my-contract': 'house',
  'my-house': 'house',
  offers: 'offers',
  password: 'accounts',
  'payment-service': 'accounts',
  polls: 'polls',
  'portal-pro': 'services',
  profile: 'accounts',
  'profile-repair': 'accounts',
  'promo-banner': 'services',
  register: 'accounts',
  'self-service': 'services',
  unsubscribe: 'accounts',
  'verify-email': 'accounts',
}

/** Names of the elements that need one of these levels. */
export const elementsOfLevels = (levels: readonly Level[]): readonly string[] =>
  Object.keys(ofElement).filter(name => levels.some(level => level === ofElement[name]))
