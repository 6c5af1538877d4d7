import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import type { Held } from '../contracts/heldContracts.ts'
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
const isOf = (userId: number, { contractIds, vendorIds }: Held) =>
  and(
    inArray(helpDeskTasks.vendorId, [...vendorIds]),
    eq(helpDeskTasks.userId, userId),
    inArray(helpDeskTasks.contractId, [...contractIds]),
  )

function matches({ from, to, stage, organizationId, category }: TaskFilter) {
  const day = sql`(${helpDeskTasks.createdAt} at time zone ${vendors.timeZone})::date`
  return and(
    from === undefined ? undefined : sql`${day} >= ${from}::date`,
    to === undefined ? undefined : sql`${day} <= ${to}::date`,
    stage === undefined ? undefined : eq(helpDeskTasks.stage, Number(stage)),
    organizationId === undefined ? undefined : eq(helpDeskTasks.organizationId, organizationId),
    category === undefined ? undefined : eq(helpDeskTasks.category, category),
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
      held: Held,
      filter: TaskFilter,
      cursorKey: readonly (string | number)[] | undefined,
      limit: number,
    ) =>
      rows()
        .where(
          and(
            isOf(userId, held),
            matches(filter),
            cursorKey &&
              sql`(${helpDeskTasks.createdAt}, ${helpDeskTasks.id}) < (${cursorKey[0]}::timestamptz, ${cursorKey[1]}::integer)`,
          ),
        )
        .orderBy(desc(helpDeskTasks.createdAt), desc(helpDeskTasks.id))
        .limit(limit),

    async count(userId: number, held: Held, filter: TaskFilter) {
      const [count] = await queries
        .select({ total: sql<number>`count(*)::integer` })
        .from(helpDeskTasks)
        .innerJoin(vendors, eq(vendors.id, helpDeskTasks.vendorId))
        .where(and(isOf(userId, held), matches(filter)))
      return count?.total ?? 0
    },

    async find(userId: number, held: Held, id: number) {
      const [row] = await rows().where(and(eq(helpDeskTasks.id, id), isOf(userId, held)))
      return row
    },

    repliesOf: ({ vendorId, id }: Task) =>
      queries
        .select()
        .from(helpDeskReplies)
        .where(and(eq(helpDeskReplies.vendorId, vendorId), eq(helpDeskReplies.taskId, id)))
        .orderBy(helpDeskReplies.at, helpDeskReplies.id),

    stagesOf: ({ vendorId, id }: Task) =>
      queries
        .select()
        .from(helpDeskStages)
        .where(and(eq(helpDeskStages.vendorId, vendorId), eq(helpDeskStages.taskId, id)))
        .orderBy(helpDeskStages.at, helpDeskStages.stage),
  }
}
