import type { Logger } from '../../common/Logger.ts'
import type { Queries } from '../../database/Database.ts'
import { and, asc, inArray, sql } from '../../database/drizzle.ts'
import { createJobRunner } from '../../jobs/createJobRunner.ts'
import { residentChanges } from './tables.ts'

export type ResidentChange = typeof residentChanges.$inferSelect

interface ChangeListener {
  readonly userId: number
  readonly onChange: (change: ResidentChange) => void
  /** Called when the server stops, or when the user has opened too many newer pages. */
  readonly onEnd: () => void
}

/** Notifies open pages of changes that any process has made. */
export interface ChangeFeed {
  /** Await it before `listen`: a listener gets the changes that are made from then on. */
  readonly ready: () => Promise<void>
  /** Changes of the last seconds at these vendors, oldest first. */
  readonly recent: (seconds: number, vendorIds: readonly number[]) => Promise<readonly ResidentChange[]>
  /** Subscribes and returns the unsubscribe function. */
  readonly listen: (listener: ChangeListener) => () => void
  readonly stop: () => Promise<void>
}

/** Open streams of one user in one process. Pages in background tabs close theirs. */
const streamsPerUser = 10

/**
 * Changes of this period are read each time, because rows become visible in another order than that of
 * their ids: those that were seen before are skipped.
 */
const overlapSeconds = 120

/**
 * Creates the feed of one process. With listeners it asks the database once a second for recent changes in
 * one query; see the decision "Polling for chat messages".
 */
export function createChangeFeed(queries: Queries, logger: Logger, everyMilliseconds = 1000): ChangeFeed {
  const listeners = new Set<ChangeListener>()
  let seen: ReadonlySet<number> = new Set()

  const recent = (seconds: number, vendorIds?: readonly number[]) =>
    queries
      .select()
      .from(residentChanges)
      .where(
        and(
          sql`${residentChanges.at} > now() - make_interval(secs => ${seconds})`,
          vendorIds && inArray(residentChanges.vendorId, [...vendorIds]),
        ),
      )
      .orderBy(asc(residentChanges.id))
  const idsOf = (rows: readonly ResidentChange[]) => new Set(rows.map(({ id }) => id))

  const poll = async () => {
    if (listeners.size === 0) return false
    const rows = await recent(overlapSeconds)
    const known = seen
    seen = idsOf(rows)
    for (const change of rows.filter(({ id }) => !known.has(id)))
      for (const { onChange } of [...listeners]) onChange(change)
    return false
  }
  const background = createJobRunner(poll, logger, { everyMilliseconds })

  return {
    async ready() {
      if (listeners.size === 0) seen = idsOf(await recent(overlapSeconds))
    },
    recent,
    listen(listener) {
      const own = [...listeners].filter(({ userId }) => userId === listener.userId)
      for (const { onEnd } of own.slice(0, Math.max(0, own.length - streamsPerUser + 1))) onEnd()
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async stop() {
      for (const { onEnd } of [...listeners]) onEnd()
      await background.stop()
    },
  }
}
