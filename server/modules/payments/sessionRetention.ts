import { lte } from '../../database/drizzle.ts'
import { daysBefore, deleteRows, type RetentionRule } from '../../jobs/retention.ts'
import { paymentSessions } from './tables.ts'

/** Days for which a session is kept after it has ended, for the partner. */
export const sessionDays = 30

export const paymentSessionsRetention: readonly RetentionRule[] = [
  deleteRows('payment sessions', paymentSessions, now =>
    lte(paymentSessions.expiresAt, daysBefore(now, sessionDays)),
  ),
]
