/**
 * What a back end may offer, besides the core that every element needs. A back end offers a level wholly or not at all.
 * No schemas, because elements read it without them.
 */
export const levels = [
  'accounts',
  'bills',
  'payments',
  'documents',
  'meters',
  'messages',
  'help-desk',
  'polls',
  'chat',
  'offers',
  'house',
  'services',
  'card-payment',
  'client-form',
  'guest-readings',
  'move-out',
  'social',
] as const
export type Level = (typeof levels)[number]
