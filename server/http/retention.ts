import { lte } from '../database/drizzle.ts'
import { daysBefore, deleteRows, type RetentionRule } from '../jobs/retention.ts'
import { idempotencyKeys, rateLimits } from './tables.ts'

/** Rate limits and idempotency keys are deleted a day after their window. */
export const httpRetention: readonly RetentionRule[] = [
  deleteRows('rate limits', rateLimits, now => lte(rateLimits.at, daysBefore(now, 1))),
  deleteRows('idempotency keys', idempotencyKeys, now => lte(idempotencyKeys.createdAt, daysBefore(now, 1))),
]
