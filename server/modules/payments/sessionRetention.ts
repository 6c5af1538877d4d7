import { lte } from 'drizzle-orm'
import { daysBefore, deleteRows, type RetentionRule } from '../../jobs/retention.ts'
import { paymentSessions } from './tables.ts'

export const paymentSessionsRetention: readonly RetentionRule[] = [
  deleteRows('payment sessions', paymentSessions, now => lte(paymentSessions.expiresAt, daysBefore(now, 30))),
]
