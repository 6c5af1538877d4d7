import type { Clock } from '../common/Clock.ts'
import type { Logger } from '../common/Logger.ts'
import type { Database } from '../database/Database.ts'
import { and, count, type SQL, sql } from '../database/drizzle.ts'
import type { PgTable } from '../database/drizzlePgCore.ts'
import type { FileStore } from '../files/FileStore.ts'
import { describeError } from '../http/describeError.ts'
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
   * Removes a batch of overdue rows, at most `retentionBatch`. Several processes may run it at once.
   * @returns the number of removed rows; 0 if none is overdue
   */
  readonly removeBatch: (services: RetentionServices, now: Date) => Promise<number>
}

/** Rows that one statement removes, so that it holds its locks briefly. */
export const retentionBatch = 5000

const dayMilliseconds = 24 * 60 * 60 * 1000

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMilliseconds)

/** SQL condition: a batch of a table's overdue rows, without those that another process is removing. */
export const isOfBatch = (
  table: PgTable,
  isOverdue: SQL | undefined,
  most = retentionBatch,
): SQL | undefined =>
  // Rows of two partitions can have the same ctid.
  and(
    sql`ctid = any(array(select ctid from ${table} where ${isOverdue} limit ${most} for update skip locked))`,
    isOverdue,
  )

/** A rule that deletes a table's overdue rows. */
export const deleteRows = (
  name: string,
  table: PgTable,
  isOverdue: (now: Date) => SQL | undefined,
): RetentionRule => ({
  name,
  async removeBatch({ database: { queries } }, now) {
    const deleted = queries.$with('deleted').as(
      queries
        .delete(table)
        .where(isOfBatch(table, isOverdue(now)))
        .returning({ row: sql`1`.as('row') }),
    )
    const [row] = await queries.with(deleted).select({ rows: count() }).from(deleted)
    return row?.rows ?? 0
  },
})

/**
 * Applies all rules once, also those after a rule that fails.
 * @param isStopping asked before each batch; once it is true, no other batch begins
 * @returns the number of removed rows by rule name, without zeros
 * @throws Error that names the rules that failed; the log has the reason of each
 */
export async function removeOverdue(
  services: RetentionServices,
  rules: readonly RetentionRule[],
  isStopping: () => boolean = () => false,
): Promise<Readonly<Record<string, number>>> {
  const { logger, clock } = services
  const now = clock()
  const removed: Record<string, number> = {}
  const failed: string[] = []
  for (const { name, removeBatch } of rules) {
    const removeNext = async () => (isStopping() ? 0 : removeBatch(services, now))
    try {
      for (let rows = await removeNext(); rows > 0; rows = await removeNext())
        removed[name] = (removed[name] ?? 0) + rows
    } catch (error) {
      failed.push(name)
      logger.error({ rule: name, ...describeError(error) }, 'overdue rows were not removed')
    }
  }
  if (Object.keys(removed).length > 0) logger.info(removed, 'overdue rows were removed')
  if (failed.length > 0) throw new Error(`Overdue rows were not removed: ${failed.join(', ')}.`)
  return removed
}

/** Applies all rules at start and every hour. */
export const startRetention = (services: RetentionServices, rules: readonly RetentionRule[]): JobRunner =>
  createJobRunner(
    async isStopping => {
      await removeOverdue(services, rules, isStopping)
      return false
    },
    services.logger,
    { everyMilliseconds: 60 * 60 * 1000 },
  )
