import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { organizations, vendors } from '../vendors/tables.ts'
import { helpDeskReplies, helpDeskStages, helpDeskTasks } from './tables.ts'

type Task = typeof helpDeskTasks.$inferSelect

interface TaskFilter {
  readonly from: string | undefined
  readonly to: string | undefined
  readonly stage: string | undefined
  readonly organizationId: number | undefined
  readonly category: Task['category'] | undefined
}

/** SQL condition: the user's own requests of the contracts. */
const isOf = (userId: number, contractIds: readonly number[]) =>
  and(eq(helpDeskTasks.userId, userId), inArray(helpDeskTasks.contractId, [...contractIds]))

function matches({ from, to, stage, organizationId, category }: TaskFilter) {
  const day = sql`(${helpDeskTasks.createdAt} at time zone ${vendors.timeZone})::date`
  return and(
    from === undefined ? undefined : sql`${day} >= ${from}::date`,
    to === undefined ? undefined : sql`${day} <= ${to}::date`,
    stage === undefined ? undefined : eq(helpDeskTasks.stage, Number(stage)),
    organizationId === undefined ? undefined : eq(helpDeskTasks.organizationId, organizationId),
    category && eq(helpDeskTasks.category, category),
  )
}

/** Queries of a user's requests. */
export function taskQueries(queries: Queries) {
  const rows = () =>
    queries
      .select({ task: helpDeskTasks, organization: organizations.name })
      .from(helpDeskTasks)
      .innerJoin(organizations, eq(organizations.id, helpDeskTasks.organizationId))
      .innerJoin(vendors, eq(vendors.id, helpDeskTasks.vendorId))

  return {
    /** Newest first, after the row with the cursor's moment and id. */
    page: (
      userId: number,
      contractIds: readonly number[],
      filter: TaskFilter,
      cursorKey: readonly (string | number)[] | undefined,
      limit: number,
    ) =>
      rows()
        .where(
          and(
            isOf(userId, contractIds),
            matches(filter),
            cursorKey &&
              sql`(${helpDeskTasks.createdAt}, ${helpDeskTasks.id}) < (${cursorKey[0]}::timestamptz, ${cursorKey[1]}::integer)`,
          ),
        )
        .orderBy(desc(helpDeskTasks.createdAt), desc(helpDeskTasks.id))
        .limit(limit),

    async count(userId: number, contractIds: readonly number[], filter: TaskFilter) {
      const [count] = await queries
        .select({ total: sql<number>`count(*)::integer` })
        .from(helpDeskTasks)
        .innerJoin(vendors, eq(vendors.id, helpDeskTasks.vendorId))
        .where(and(isOf(userId, contractIds), matches(filter)))
      return count?.total ?? 0
    },

    async find(userId: number, contractIds: readonly number[], id: number) {
      const [row] = await rows().where(and(eq(helpDeskTasks.id, id), isOf(userId, contractIds)))
      return row
    },

    repliesOf: (taskId: number) =>
      queries
        .select()
        .from(helpDeskReplies)
        .where(eq(helpDeskReplies.taskId, taskId))
        .orderBy(helpDeskReplies.at, helpDeskReplies.id),

    stagesOf: (taskId: number) =>
      queries
        .select()
        .from(helpDeskStages)
        .where(eq(helpDeskStages.taskId, taskId))
        .orderBy(helpDeskStages.at, helpDeskStages.stage),
  }
}
