import { lte } from '../../database/drizzle.ts'
import { daysBefore, deleteRows, type RetentionRule } from '../../jobs/retention.ts'
import { recentReads } from './tables.ts'

export const unreadsRetention: readonly RetentionRule[] = [
  deleteRows('recent reads', recentReads, now => lte(recentReads.at, daysBefore(now, 1))),
]
