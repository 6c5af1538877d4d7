/**
 * What a role permits on a contract. Calls declare the one they need, and a menu shows a module only with its own.
 * Names, numbers, consents, messages and unread counters of a contract need none: every holder has them.
 */
export const permissions = [
  'bills',
  'declare',
  'documents',
  'help-desk',
  'house',
  'meters',
  'polls',
  'vote',
] as const
export type Permission = (typeof permissions)[number]
