import { and, lte, ne } from '../../database/drizzle.ts'
import { daysBefore, deleteRows, type RetentionRule } from '../../jobs/retention.ts'
import { pollSignings } from './tables.ts'

export const pollsRetention: readonly RetentionRule[] = [
  deleteRows('signings without a vote', pollSignings, now =>
    and(ne(pollSignings.state, 'completed'), lte(pollSignings.expiresAt, daysBefore(now, 30))),
  ),
]
