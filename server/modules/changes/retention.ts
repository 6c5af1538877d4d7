import { sql } from '../../database/drizzle.ts'
import { deleteRows, type RetentionRule } from '../../jobs/retention.ts'
import { residentChanges } from './tables.ts'

/** Pages that open later load everything. */
export const changesRetention: readonly RetentionRule[] = [
  deleteRows(
    'resident changes',
    residentChanges,
    () => sql`${residentChanges.at} < now() - interval '1 hour'`,
  ),
]
