import { lte } from '../../database/drizzle.ts'
import { deleteRows, type RetentionRule } from '../../jobs/retention.ts'
import { identityTickets, usedIdentityTokens } from './tables.ts'

export const identityRetention: readonly RetentionRule[] = [
  deleteRows('identity tickets', identityTickets, now => lte(identityTickets.expiresAt, now)),
  deleteRows('used identity tokens', usedIdentityTokens, now => lte(usedIdentityTokens.expiresAt, now)),
]
