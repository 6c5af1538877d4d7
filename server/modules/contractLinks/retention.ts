import { lte } from '../../database/drizzle.ts'
import { deleteRows, type RetentionRule } from '../../jobs/retention.ts'
import { contractEmailChanges } from './tables.ts'

export const contractsRetention: readonly RetentionRule[] = [
  deleteRows('contract e-mail changes', contractEmailChanges, now =>
    lte(contractEmailChanges.expiresAt, now),
  ),
]
