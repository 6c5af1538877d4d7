import { lte } from '../../database/drizzle.ts'
import { daysBefore, deleteRows, type RetentionRule } from '../../jobs/retention.ts'
import { isOver } from './openSession.ts'
import { passkeyChallenges } from './passkeys/tables.ts'
import { socialStates } from './social/tables.ts'
import {
  accountLinks,
  accountRequests,
  emailChanges,
  knownAddresses,
  rivalRegistrations,
  sessions,
} from './tables.ts'

export const accountsRetention: readonly RetentionRule[] = [
  deleteRows('sessions', sessions, isOver),
  deleteRows('account links', accountLinks, now => lte(accountLinks.expiresAt, now)),
  deleteRows('e-mail changes', emailChanges, now => lte(emailChanges.expiresAt, now)),
  deleteRows('social sign-ins', socialStates, now => lte(socialStates.expiresAt, now)),
  deleteRows('passkey challenges', passkeyChallenges, now => lte(passkeyChallenges.expiresAt, now)),
  deleteRows('account requests', accountRequests, now => lte(accountRequests.createdAt, daysBefore(now, 1))),
  deleteRows('known addresses', knownAddresses, now => lte(knownAddresses.at, daysBefore(now, 90))),
  // The links that were sent for them expire after two days.
  deleteRows('rival registrations', rivalRegistrations, now =>
    lte(rivalRegistrations.createdAt, daysBefore(now, 2)),
  ),
]
