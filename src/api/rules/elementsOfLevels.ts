import type { Level } from '../schemas/levels.ts'

/** Levels of the elements that need one, by folder name. The others work with the core, or with parts of any level. */
const ofElement: Readonly<Record<string, Level>> = {
  'accessibility-statement': 'services',
  bills: 'bills',
  calculations: 'messages',
  'card-payment': 'card-payment',
  'client-form': 'client-form',
  consumption: 'meters',
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
  outages: 'services',
  password: 'accounts',
  'payment-service': 'accounts',
  polls: 'polls',
  'portal-pro': 'services',
  profile: 'accounts',
  'profile-repair': 'accounts',
  'promo-banner': 'services',
  register: 'accounts',
  'self-service': 'services',
  'submit-reading': 'guest-readings',
  unsubscribe: 'accounts',
  'verify-email': 'accounts',
  'verify-vote': 'polls',
}

/** Names of the elements that need one of these levels. */
export const elementsOfLevels = (levels: readonly Level[]): readonly string[] =>
  Object.keys(ofElement).filter(name => levels.some(level => level === ofElement[name]))
