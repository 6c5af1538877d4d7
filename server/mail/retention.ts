import { lte } from '../database/drizzle.ts'
import { daysBefore, deleteRows, type RetentionRule } from '../jobs/retention.ts'
import { mails } from './tables.ts'

/** Undeliverable mail is deleted after a month, because it contains links with secrets. */
export const mailRetention: readonly RetentionRule[] = [
  deleteRows('mail', mails, now => lte(mails.createdAt, daysBefore(now, 30))),
]
