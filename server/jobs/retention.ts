import type { SQL } from 'drizzle-orm'
import { count } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Clock } from '../Clock.ts'
import type { Database } from '../database/Database.ts'
import type { FileStore } from '../files/FileStore.ts'
import type { Logger } from '../Logger.ts'
import { createJobRunner, type JobRunner } from './createJobRunner.ts'

interface RetentionServices {
  readonly database: Database
  readonly clock: Clock
  readonly files: FileStore
  readonly logger: Logger
}

/** How long rows of one kind are kept. */
export interface RetentionRule {
  /** Names the rows in the log. */
  readonly name: string
  /**
   * Removes the overdue rows. Several processes may run it at once.
   * @returns the number of removed rows
   */
  readonly remove: (services: RetentionServices, now: Date) => Promise<number>
}

const dayMilliseconds = 24 * 60 * 60 * 1000

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMilliseconds)

/** A rule that deletes a table's overdue rows. */
export const deleteRows = (
  name: string,
  table: PgTable,
  isOverdue: (now: Date) => SQL | undefined,
): RetentionRule => ({
  name,
  async remove({ database: { queries } }, now) {
    const deleted = queries.$with('deleted').as(queries.delete(table).where(isOverdue(now)).returning())
    const [row] = await queries.with(deleted).select({ rows: count() }).from(deleted)
    return row?.rows ?? 0
  },
})

/**
 * Applies all rules once.
 * @returns the number of removed rows by rule name, without zeros
 */
export async function removeOverdue(
  services: RetentionServices,
  rules: readonly RetentionRule[],
): Promise<Readonly<Record<string, number>>> {
  const now = services.clock()
  const removed: Record<string, number> = {}
  for (const { name, remove } of rules) {
    const rows = await remove(services, now)
    if (rows > 0) removed[name] = rows
  }
  if (Object.keys(removed).length > 0) services.logger.info(removed, 'overdue rows were removed')
  return removed
}

/** Applies all rules at start and every hour. */
export const startRetention = (services: RetentionServices, rules: readonly RetentionRule[]): JobRunner =>
  createJobRunner(
    async () => {
      await removeOverdue(services, rules)
      return false
    },
    services.logger,
    { everyMilliseconds: 60 * 60 * 1000 },
  )
