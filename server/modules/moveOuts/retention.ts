import { lte } from '../../database/drizzle.ts'
import { daysBefore, deleteRows, type RetentionRule } from '../../jobs/retention.ts'
import { moveOuts } from './tables.ts'

/** Days after its last day that the end of a contract is kept: a year of bills follows at most. */
const keptDays = 400

export const moveOutsRetention: readonly RetentionRule[] = [
  deleteRows('move-outs', moveOuts, now =>
    lte(moveOuts.day, daysBefore(now, keptDays).toISOString().slice(0, 10)),
  ),
]
