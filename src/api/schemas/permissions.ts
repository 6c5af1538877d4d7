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
  'move-out',
  'polls',
  'vote',
] as const
/** Permissions that a role has only once the vendor confirmed it: a bill proves who pays, and not who owns (SEC-3). */
export const confirmedPermissions: readonly string[] = ['vote', 'move-out']

export type Permission = (typeof permissions)[number]
